import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useSendCode } from '#entities/contact/use-send-code';
import { useSay } from '@karigar/client/i18n/use-say';
import { visitMessages as texts } from './visit.messages.ts';

/** Sends the completion code again by SMS; a used-up one is replaced and shown above. */
export const CodeBySms = ({ mine: { booking, completionCode } }: { mine: MyBooking }) => {
  const say = useSay();
  const send = useSendCode(booking);
  if (completionCode !== null)
    return (
      <Button variant="ghost" small busy={send.isBusy} onClick={() => send.run()}>
        {say(texts.smsMe)}
      </Button>
    );
  return (
    <Callout tone="warning">
      <Text>{say(texts.codeSpent)}</Text>
      <Button variant="secondary" small busy={send.isBusy} onClick={() => send.run()}>
        {say(texts.newOtp)}
      </Button>
    </Callout>
  );
};
