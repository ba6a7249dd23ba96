import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { InputOf } from '@karigar/contract/define-call';
import type { Entry } from '#shared/action-queue/action';

/** Words that are not with the server for good. */
export type Outgoing = Omit<Entry, 'input'> & { readonly input: InputOf<typeof sendChat> };

export const isOutgoing = (entry: Entry): entry is Entry & Outgoing => entry.call === sendChat.name;

/** Without those that are in the list already: the server took them, and only its answer is still on the way. */
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

/** Those that left since, and were taken: what was refused stays until it is read. */
export const arrived = (
  before: readonly Outgoing[],
  now: readonly Outgoing[],
): readonly Outgoing[] =>
  before.filter(
    ({ key, state }) => state.kind !== 'refused' && !now.some((other) => other.key === key),
  );
