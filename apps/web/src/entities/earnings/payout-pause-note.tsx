import type { PayoutPause } from '@karigar/domain/identity/payout-freeze';
import { Callout } from '@karigar/ui/callout/callout';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { payoutPauseMessages as texts } from './payout-pause.messages.ts';

/** Says that payouts wait, until when, and why. A read that an earlier app stored does not know it. */
export const PayoutPauseNote = ({ of }: { of: PayoutPause | null | undefined }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  if (of === null || of === undefined) return null;
  return (
    <Callout tone="warning">
      {of.until === null ? say(texts.frozen) : say(texts.changed, { time: dateTime(of.until) })}
    </Callout>
  );
};
