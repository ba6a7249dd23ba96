interface ImportMetaEnv {
  /** From package.json: the client sends it with every call. */
  readonly APP_VERSION: string;
  /** Changes with the contract: older persisted replies are ignored. */
  readonly READS_SHAPE: string;
  /** The app's public id on the server's list. */
  readonly VITE_CLIENT_ID?: string;
  /** The email address of support. */
  readonly VITE_SUPPORT_EMAIL?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
