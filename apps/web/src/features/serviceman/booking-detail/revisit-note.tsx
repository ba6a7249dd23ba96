import type { Booking } from '@karigar/contract/bookings/booking';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { revisitMessages as texts } from './revisit.messages.ts';

/** That a job is a visit under warranty, with what the customer wrote: kept on the phone with the booking. */
export const RevisitNote = ({ booking: { revisit } }: { booking: Booking }) => {
  const say = useSay();
  if (revisit === undefined) return null;
  return (
    <Callout tone="info" icon="shield">
      <Text strong>{say(texts.isRevisit, { no: revisit.of })}</Text>
      <Text>{say(texts.customerWrote, { words: revisit.words })}</Text>
      <Text size="small">{say(texts.free)}</Text>
    </Callout>
  );
};
