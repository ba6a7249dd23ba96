import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { InputOf } from '@karigar/contract/define-call';
import type { Entry } from '#platform/action-queue/action';

/** A message from this phone that no persisted list shows yet. */
export type Outgoing = Omit<Entry, 'input'> & { readonly input: InputOf<typeof sendChat> };

export const isOutgoing = (entry: Entry): entry is Entry & Outgoing => entry.call === sendChat.name;

/** Without the messages that are listed already: the server accepted them, and only its reply is missing. */
export const notListed = (
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] => {
  const taken = new Set<ChatMessage>();
  return outgoing.filter(({ input, after }) => {
    const listed = messages.find(
      (message) =>
        message.mine &&
        !taken.has(message) &&
        (message.id ?? 0) > (after ?? 0) &&
        message.text === input.message &&
        (message.picture !== null) === (input.picture !== undefined),
    );
    if (listed !== undefined) taken.add(listed);
    return listed === undefined;
  });
};
