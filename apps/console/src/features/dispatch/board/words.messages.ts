import type { NotEligible } from '@karigar/domain/offers/eligibility';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The published reasons against a serviceman. */
export const AGAINST_WORDS: Readonly<Record<NotEligible, MessageDescriptor>> = {
  'not-verified': msg`Not verified`,
  'not-skilled': msg`Does not have this skill`,
  'same-person': msg`Is the customer`,
  blocked: msg`Blocked`,
  'cash-over-limit': msg`Carries more company cash than the limit: only paid jobs`,
  'off-duty': msg`Off duty`,
  'day-off': msg`Day off`,
  'out-of-hours': msg`Outside the working hours`,
  'out-of-reach': msg`Too far away`,
  'not-free': msg`Has another job then`,
};

/** What somebody did last, by the command; `other` for any other. */
export const CHANGED_WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  assign: msg`{by} assigned this to {name} {ago}.`,
  accept: msg`{name} accepted this {ago}.`,
  offer: msg`{by} asked servicemen {ago}.`,
  release: msg`{by} took this back {ago}.`,
  reschedule: msg`{by} moved this {ago}.`,
  cancel: msg`{by} cancelled this {ago}.`,
  reopen: msg`{by} reopened this {ago}.`,
  hold: msg`{by} put this on hold {ago}.`,
  start: msg`{by} started the work {ago}.`,
  end: msg`{by} ended the work {ago}.`,
};

export const changedMessages = {
  other: msg`{by} changed this {ago}.`,
  now: msg`It is now: {state}.`,
  secondsAgo: msg`{count, plural, one {# second ago} other {# seconds ago}}`,
  spanAgo: msg`{span} ago`,
  server: msg`The server`,
  somebody: msg`Somebody`,
};
