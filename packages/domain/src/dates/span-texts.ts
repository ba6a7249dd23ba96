import { msg } from '../msg.ts';

export const SPANS = {
  minute: msg`{count, plural, one {{count} minute} other {{count} minutes}}`,
  hour: msg`{count, plural, one {{count} hour} other {{count} hours}}`,
  day: msg`{count, plural, one {{count} day} other {{count} days}}`,
} as const;
