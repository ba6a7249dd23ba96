interface ImportMetaEnv {
  /** From package.json: the client sends it with every call. */
  readonly APP_VERSION: string;
  /** The console's public id on the server's list. */
  readonly VITE_CLIENT_ID?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
