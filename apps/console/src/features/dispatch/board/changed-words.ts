import type { Say } from '@karigar/client/i18n/use-say';
import type { RefusalDetails } from '@karigar/contract/refusals/refusal-details';
import type { Instant } from '@karigar/domain/dates/instant';
import { STATE_WORDS } from '#entities/record/state.messages';
import { CHANGED_WORDS, changedMessages as texts } from './words.messages.ts';

const MINUTE = 60_000;

type Changed = RefusalDetails['booking.changed'];

/** "Ravi assigned this to Imran 8 seconds ago. It is now: Assigned." */
export const changedWords = (
  { command, actor, by, at, servicemanName: name, state }: Changed,
  { say, span, now }: { say: Say; span: (ms: number) => string; now: Instant },
): string => {
  const passed = Math.max(0, now - (at ?? now));
  const ago =
    passed < MINUTE
      ? say(texts.secondsAgo, { count: Math.floor(passed / 1000) })
      : say(texts.spanAgo, { span: span(passed) });
  const nameless = say(actor === 'system' ? texts.server : texts.somebody);
  const who = by === '' ? nameless : by;
  const what = say(CHANGED_WORDS[command] ?? texts.other, { by: who, name: name || who, ago });
  return `${what} ${say(texts.now, { state: say(STATE_WORDS[state]) })}`;
};
