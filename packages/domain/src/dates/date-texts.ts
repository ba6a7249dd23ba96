import { msg } from '../msg.ts';

/** Names as the platform writes them. Intl formatters are slow to create on a cheap phone and differ by version. */
export const SHORT_MONTHS = [
  msg`Jan`,
  msg`Feb`,
  msg`Mar`,
  msg`Apr`,
  msg`May`,
  msg`Jun`,
  msg`Jul`,
  msg`Aug`,
  msg`Sept`,
  msg`Oct`,
  msg`Nov`,
  msg`Dec`,
] as const;

/** MMM has three letters where en-IN writes 'Sept'. */
export const SEPTEMBER_IN_THREE = msg`Sep`;

export const WEEKDAYS = [
  msg`Sunday`,
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
] as const;
