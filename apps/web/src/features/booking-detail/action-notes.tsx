import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQueryClient } from '@tanstack/react-query';
import { actionQueue, useActions } from '#shared/action-queue/action-queue';
import { actionMessages as texts } from '#shared/action-queue/actions.messages';
import { useActionWords } from '#shared/action-queue/use-action-words';
import { useSay } from '#shared/language/use-say';
import { useAction } from '#shared/use-action';

/** What is said in a chat stands there, with how it stands. */
const CHAT = 'send-chat';

/** What he did that the server has not taken: waiting to be sent, or refused and not yet read. */
export const ActionNotes = ({ bookingId }: { bookingId: number }) => {
  const say = useSay();
  const wordsOf = useActionWords();
  const client = useQueryClient();
  const resend = useAction(async () => {
    await actionQueue.resend(bookingId);
    await client.invalidateQueries();
  });
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
          <Button variant="ghost" small icon="refresh" onClick={() => resend.run()}>
            {say(texts.tryNow)}
          </Button>
        </Callout>
      )}
    </Stack>
  );
};
