/** The public id of this app, not a secret. */
export const CLIENT_ID = import.meta.env.VITE_CLIENT_ID ?? 'karigar-dev';
