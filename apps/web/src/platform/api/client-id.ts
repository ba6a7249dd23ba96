/** The public id of this app, worth nothing by itself. */
export const CLIENT_ID = import.meta.env.VITE_CLIENT_ID ?? 'karigar-dev';
