import type { Language } from '@karigar/domain/language';
import { createClient, type Client } from './client.ts';

// What the package `karigar-client` exports beside the calls, one file each.
export { addDays, dayOf } from '@karigar/domain/dates/india-day';
export { checkWorkRecord } from './work-records/check-work-record.ts';

export type Connection = {
  /** The base URL of all calls, ending in a slash: 'https://karigar.example.in/api/'. */
  readonly base: string;
  /** The public id of the app that calls. */
  readonly clientId: string;
  readonly version: string;
  readonly language?: Language;
  /** The session that the calls are made in; null for calls that need none. */
  readonly authToken: () => string | null;
};

/** A client for programs: as the apps call, without their idea of being offline. */
export const connect = ({ language = 'en', ...options }: Connection): Client =>
  createClient({ ...options, language: () => language, isOnline: () => true });
