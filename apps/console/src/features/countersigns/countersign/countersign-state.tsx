import { useSay } from '@karigar/client/i18n/use-say';
import type { Instant } from '@karigar/domain/dates/instant';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { useNow } from '#platform/time/use-now';
import type { Countersign } from '#entities/countersigns/countersigns-query';
import { countersignMessages as texts } from './countersign.messages.ts';

const MINUTE_MS = 60_000;

export const isWaiting = ({ outcome, expiresAt }: Countersign, now: Instant): boolean =>
  outcome === null && (expiresAt === null || expiresAt > now);

/** How a request stands, in a word. */
export const CountersignState = ({ of }: { of: Countersign }) => {
  const say = useSay();
  const now = useNow(MINUTE_MS);
  if (of.outcome === 'agreed') return <StatusPill look="done">{say(texts.agreed)}</StatusPill>;
  if (of.outcome === 'refused') return <StatusPill look="off">{say(texts.refused)}</StatusPill>;
  return (
    <StatusPill look="pending">{say(isWaiting(of, now) ? texts.waits : texts.over)}</StatusPill>
  );
};
