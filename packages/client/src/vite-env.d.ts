interface ImportMetaEnv {
  /** From package.json of the app: the client sends it with every call. */
  readonly APP_VERSION: string;
}
