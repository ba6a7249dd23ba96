import { Chip, Chips } from '@karigar/ui/chip/chip';
import { Composer } from '@karigar/ui/composer/composer';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Text } from '@karigar/ui/text/text';
import { draftMessages } from '#platform/draft/draft.messages';
import { useDraft } from '#platform/draft/use-draft';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSession } from '#platform/session/session';
import { chatMessages as texts, quickReplies } from './chat.messages.ts';

const MOST = 2000;

/** Quick replies and the text field. Typed text survives a reload. */
export const ChatDock = ({
  bookingId,
  onSend,
  onPicture,
}: {
  bookingId: number;
  onSend: (words: string) => boolean;
  onPicture: () => void;
}) => {
  const say = useSay();
  const draft = useDraft(`chat ${bookingId}`, { message: '' });
  const role = useSession()?.role === 'customer' ? 'customer' : 'serviceman';
  const send = () => {
    if (onSend(draft.values.message)) draft.forget();
  };
  const replies = (
    <Chips oneLine label={say(texts.quickReplies)}>
      {quickReplies[role].map((reply) => (
        <Chip key={reply.id} onClick={() => onSend(say(reply))}>
          {say(reply)}
        </Chip>
      ))}
    </Chips>
  );
  return (
    <ActionBar
      note={
        draft.isDraft('message') ? (
          <Text size="small" tone="muted">
            {say(draftMessages.unsent)}
          </Text>
        ) : (
          replies
        )
      }
    >
      <Composer
        label={say(texts.type)}
        sendLabel={say(texts.send)}
        value={draft.values.message}
        onValueChange={(message) => draft.change('message', message)}
        onSend={send}
        picture={{ label: say(texts.sendPicture), onPress: onPicture }}
        maxLength={MOST}
      />
    </ActionBar>
  );
};
