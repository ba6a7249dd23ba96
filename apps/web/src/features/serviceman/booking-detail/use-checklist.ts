import type { Booking } from '@karigar/contract/bookings/booking';
import { saveChecklist } from '@karigar/contract/bookings/save-checklist';
import {
  DONE,
  missingItems,
  valueOf,
  type ChecklistReason,
} from '@karigar/domain/bookings/checklist';
import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useDraft } from '#platform/draft/use-draft';
import { useSettle } from '#entities/actions/use-settle';
import { checklistMessages as texts } from './checklist.messages.ts';

/** The checklist of a booking with what was ticked and typed on this phone: kept as a draft, sent as one action. */
export const useChecklist = ({ id, orderId, checklist }: Booking, onSaved: () => void) => {
  const say = useSay();
  const settle = useSettle();
  const given = checklist?.items ?? [];
  const stored = Object.fromEntries(given.map((item) => [String(item.id), item.value ?? '']));
  const draft = useDraft(`checklist.${id}`, stored);
  const items = given.map((item) => {
    const typed = draft.values[String(item.id)] ?? '';
    return Object.assign({}, item, { typed, value: valueOf(item.kind, typed) });
  });
  const save = useAction(async (reason?: ChecklistReason) => {
    const readings = items.flatMap((item) =>
      item.kind === 'reading' && item.value !== null ? [{ id: item.id, value: item.value }] : [],
    );
    const result = await actionQueue.enqueue(saveChecklist, id, {
      bookingId: id,
      orderId,
      steps: items
        .filter(({ kind, value }) => kind === 'step' && value === DONE)
        .map((one) => one.id),
      readings: readings.map((reading) => reading.id),
      values: readings.map((reading) => reading.value),
      ...(reason !== undefined && { reason }),
    });
    settle(result);
    if (result.kind === 'refused' || result.kind === 'not-saved') return;
    draft.forget();
    if (result.kind === 'ok') toasts.good(say(texts.saved));
    onSaved();
  });
  return {
    items,
    missing: missingItems(items),
    isTyped: draft.isTyped,
    change: (item: number, typed: string): void => draft.change(String(item), typed),
    save,
  };
};

export type WorkChecklist = ReturnType<typeof useChecklist>;
