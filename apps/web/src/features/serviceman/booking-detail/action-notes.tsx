import type { Booking } from '@karigar/contract/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { actionQueue, useActions } from '#platform/action-queue/action-queue';
import { actionMessages as texts } from '#shared/action-queue/actions.messages';
import { useActionWords } from '#shared/action-queue/use-action-words';
import { useSay } from '#platform/i18n/use-say';
import { useResend } from './use-resend.ts';

/** What is said in a chat stands there, with how it stands. */
const CHAT = 'send-chat';

/** Beside the one action there is then; where there are two, the note itself has the way. */
const triesInDock = (state: Booking['state']): boolean => state === 'ended';

/** What he did that the server has not taken: waiting to be sent, or refused and not yet read. */
export const ActionNotes = ({
  booking: { id: bookingId, state: standing },
}: {
  booking: Booking;
}) => {
  const say = useSay();
  const wordsOf = useActionWords();
  const resend = useResend(bookingId);
  const entries = useActions(bookingId).filter(({ call }) => call !== CHAT);
  const waiting = entries.filter(({ state }) => state.kind === 'waiting');
  const refused = entries.filter(({ state }) => state.kind === 'refused');
  const last = waiting.at(-1);
  return (
    <Stack gap={3} role="status">
      {refused.map((entry) => {
        const { title, help } = wordsOf(entry);
        return (
          <Callout key={entry.key} tone="bad">
            <Text strong>{title}</Text>
            <Text size="small">{help}</Text>
            <Button variant="ghost" small onClick={() => void actionQueue.discard(entry.key)}>
              {say(texts.gotIt)}
            </Button>
          </Callout>
        );
      })}
      {last !== undefined && (
        <Callout tone="warning" icon="sync">
          {waiting.map((entry) => (
            <Text key={entry.key} strong>
              {wordsOf(entry).title}
            </Text>
          ))}
          <Text size="small">{wordsOf(last).help}</Text>
          {!triesInDock(standing) && (
            <Button variant="ghost" small icon="refresh" onClick={() => resend.run()}>
              {say(texts.tryNow)}
            </Button>
          )}
        </Callout>
      )}
    </Stack>
  );
};
