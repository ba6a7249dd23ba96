import type { Booking } from '@karigar/contract/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useActions } from '#platform/action-queue/action-queue';
import { actionMessages as texts } from '#entities/actions/actions.messages';
import { RefusedNotes } from '#entities/actions/refused-notes.tsx';
import { savedMessages } from '#entities/actions/saved.messages';
import { useActionWords } from '#entities/actions/use-action-words';
import { useSaved } from '#entities/actions/use-saved';
import type { WaySheet } from '#entities/actions/use-way-out';
import { useSay } from '@karigar/client/i18n/use-say';
import { useResend } from './use-resend.ts';

/** A refused chat message is shown in the chat. */
const CHAT = 'send-chat';

/** The dock has the retry button in this state; otherwise the note has it. */
const triesInDock = (state: Booking['state']): boolean => state === 'ended';

/** The serviceman's actions that the server has not accepted: waiting, or refused and not dismissed. */
export const ActionNotes = ({
  booking: { id: bookingId, state: standing },
  isAnswering,
  show,
}: {
  booking: Booking;
  /** A sheet shows the reply to its own action, so that a refusal does not flash here. */
  isAnswering: boolean;
  show: (sheet: WaySheet) => void;
}) => {
  const say = useSay();
  const wordsOf = useActionWords();
  const resend = useResend(bookingId);
  const waiting = useActions(bookingId).filter(
    ({ call, state }) => call !== CHAT && state.kind === 'waiting',
  );
  const last = waiting.at(-1);
  const { code } = useSaved(bookingId);
  return (
    <Stack gap={3} role="status">
      {!isAnswering && <RefusedNotes bookingId={bookingId} standing={standing} show={show} />}
      {last !== undefined && (
        <Callout tone="warning" icon="sync">
          {waiting.map((entry) => (
            <Text key={entry.key} strong>
              {wordsOf(entry).title}
            </Text>
          ))}
          <Text size="small">{wordsOf(last).help}</Text>
          {code && (
            <Button variant="ghost" small icon="lock" onClick={() => show('otp')}>
              {say(savedMessages.otherCode)}
            </Button>
          )}
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
