import { useSay } from '@karigar/client/i18n/use-say';
import type { BookingSide } from '@karigar/domain/console/record';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { KEYS } from '#platform/keys/key-table';
import { recordMessages as texts } from './record.messages.ts';

const CALLS = {
  customer: { label: texts.callCustomer, cap: KEYS.callCustomer.caps[0] },
  serviceman: { label: texts.callServiceman, cap: KEYS.callServiceman.caps[0] },
} as const;

/** The way to call one side of a booking. */
export const CallButton = ({
  side,
  small = false,
  onCall,
}: {
  side: BookingSide;
  small?: boolean;
  onCall: (side: BookingSide) => void;
}) => {
  const say = useSay();
  return (
    <Button
      variant="secondary"
      small={small}
      icon="phone"
      aria-label={say(CALLS[side].label)}
      onClick={() => onCall(side)}
    >
      <KeyHint>{CALLS[side].cap}</KeyHint>
    </Button>
  );
};
