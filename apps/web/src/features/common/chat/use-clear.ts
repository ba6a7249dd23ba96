import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { clearChat } from '@karigar/contract/chat/clear-chat';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { chatOf } from '#entities/chat/chat';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';

/** Hides the shown messages for the caller alone. */
export const useClear = (
  ref: BookingRef,
  messages: readonly ChatMessage[],
  onCleared: () => void,
) => {
  const say = useSay();
  const client = useQueryClient();
  return useAction(async () => {
    const upTo = messages.findLast(({ id }) => id !== null)?.id ?? null;
    if (upTo === null) return onCleared();
    const result = await call(clearChat, { ...ref, upTo });
    if (result.kind !== 'ok') return toasts.bad(whyFailed(result, say));
    const { queryKey } = chatOf(ref);
    client.setQueryData(queryKey, (listed) => listed?.filter(({ id }) => id !== null && id > upTo));
    void client.invalidateQueries({ queryKey });
    toasts.good(result.message);
    onCleared();
  });
};
