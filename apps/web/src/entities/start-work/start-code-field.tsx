import type { Booking } from '@karigar/contract/bookings/booking';
import { START_CODE_DIGITS } from '@karigar/domain/bookings/start-code';
import { firstNameOf } from '@karigar/domain/identity/public-name';
import { Button } from '@karigar/ui/button/button';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import type { StartFault } from './start-fault.ts';
import { startMessages as texts } from './start.messages.ts';

/** The customer's start code, with a way to start without it. */
export const StartCodeField = ({
  booking,
  typed,
  fault,
  onType,
  onWithout,
}: {
  booking: Booking;
  typed: string;
  fault: StartFault | null;
  onType: (typed: string) => void;
  onWithout: () => void;
}) => {
  const say = useSay();
  const name = firstNameOf(booking.customerName);
  return (
    <Stack gap={2}>
      <Text>{say(texts.codeHelp, { name })}</Text>
      <OtpBoxes
        label={say(texts.codeTitle)}
        labelShown
        boxLabel={(position) => say(texts.codeDigit, { position })}
        length={START_CODE_DIGITS}
        value={typed}
        onValueChange={onType}
        error={fault === null ? undefined : say(texts[fault])}
      />
      <Button variant="ghost" small onClick={onWithout}>
        {say(texts.noCode)}
      </Button>
      <Text size="small" tone="muted">
        {say(texts.noCodeHelp, { name })}
      </Text>
    </Stack>
  );
};
