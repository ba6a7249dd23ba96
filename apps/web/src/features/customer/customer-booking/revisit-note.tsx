import type { Booking } from '@karigar/contract/bookings/booking';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { revisitNoteMessages as texts } from './revisit.messages.ts';

/** That a booking is a free visit under the warranty of another one, and what the customer wrote. */
export const RevisitNote = ({ booking: { revisit, state } }: { booking: Booking }) => {
  const say = useSay();
  if (revisit === undefined || state === 'cancelled') return null;
  return (
    <Callout tone="info" icon="shield">
      <Text strong>{say(texts.isRevisit, { no: revisit.of })}</Text>
      <Text>{say(texts.free)}</Text>
      <Text>{say(texts.yourWords, { words: revisit.words })}</Text>
    </Callout>
  );
};
