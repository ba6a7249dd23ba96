/** The public id of the console, not a secret. */
export const CLIENT_ID = import.meta.env.VITE_CLIENT_ID ?? 'karigar-console-dev';
