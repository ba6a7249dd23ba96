interface ImportMetaEnv {
  /** Of package.json: the client says it with every call. */
  readonly APP_VERSION: string;
  /** Changes with what answers look like: older ones kept on a phone are left alone. */
  readonly READS_SHAPE: string;
  /** The app's public id on the server's list. */
  readonly VITE_CLIENT_ID?: string;
  /** Where somebody is who can help. */
  readonly VITE_SUPPORT_EMAIL?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
