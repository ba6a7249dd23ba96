import type { Checklist } from '@karigar/contract/bookings/checklist';
import type { Language } from '@karigar/domain/language';
import { nameIn } from '#platform/names';
import type { BookingRow } from './booking-row.ts';

/** Nothing for a service without a checklist. */
export const presentChecklist = (
  { work_rules: rules, checklist_saved: saved }: Pick<BookingRow, 'work_rules' | 'checklist_saved'>,
  language: Language,
): { readonly checklist?: Checklist } => {
  const items = saved?.items ?? rules?.checklist ?? [];
  if (items.length === 0) return {};
  return {
    checklist: {
      items: items.map(({ id, kind, names, unit, isRequired, value = null }) => ({
        id,
        kind,
        name: nameIn(names, language),
        unit,
        isRequired,
        value,
      })),
      reason: saved?.reason ?? null,
      savedAt: saved?.at ?? null,
    },
  };
};
