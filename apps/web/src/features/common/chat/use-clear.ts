import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { clearChat } from '@karigar/contract/chat/clear-chat';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { chatOf } from '#entities/chat/chat';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';

/** Hides the shown messages for the caller alone. */
export const useClear = (
  ref: BookingRef,
  messages: readonly ChatMessage[],
  onCleared: () => void,
) => {
  const client = useQueryClient();
  const { queryKey } = chatOf(ref);
  const { run, isBusy } = useWrite(clearChat, {
    done: ({ message }, { upTo }) => {
      client.setQueryData(queryKey, (listed) =>
        listed?.filter(({ id }) => id !== null && id > upTo),
      );
      toasts.good(message);
      onCleared();
    },
    invalidates: [{ queryKey }],
  });
  const upTo = messages.findLast(({ id }) => id !== null)?.id ?? null;
  return { isBusy, run: (): void => (upTo === null ? onCleared() : run({ ...ref, upTo })) };
};
