import type { BookingState } from '@karigar/domain/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { actionQueue, useActions } from '#platform/action-queue/action-queue';
import { actionMessages as texts } from './actions.messages.ts';
import { useActionWords } from './use-action-words.ts';
import { useWayOut, type WaySheet } from './use-way-out.ts';

/** A refused chat message is shown in the chat. */
const CHAT = 'send-chat';

/** The refused actions of this booking: why, and the one button that helps. */
export const RefusedNotes = ({
  bookingId,
  standing,
  show,
}: {
  bookingId: number;
  standing?: BookingState;
  show?: (sheet: WaySheet) => void;
}) => {
  const say = useSay();
  const wordsOf = useActionWords();
  const wayOutOf = useWayOut();
  const refused = useActions(bookingId).filter(
    ({ call, state }) => call !== CHAT && state.kind === 'refused',
  );
  return refused.map((entry) => {
    const { title, help } = wordsOf(entry, standing);
    const way = wayOutOf(entry, { standing, show });
    return (
      <Callout key={entry.key} tone="bad">
        <Stack gap={2}>
          <div>
            <Text strong>{title}</Text>
            <Text size="small">{help}</Text>
          </div>
          <Row wrap gap={2}>
            {way !== null && (
              <Button variant="tonal" small onClick={way.go}>
                {way.label}
              </Button>
            )}
            <Button variant="ghost" small onClick={() => void actionQueue.discard(entry.key)}>
              {say(texts.gotIt)}
            </Button>
          </Row>
        </Stack>
      </Callout>
    );
  });
};
