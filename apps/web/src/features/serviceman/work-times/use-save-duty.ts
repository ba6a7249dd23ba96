import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import { saveDaysOff } from '@karigar/contract/work-times/save-days-off';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { setDuty } from '@karigar/contract/work-times/set-duty';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { WorkingHours } from '@karigar/domain/work-times/working-hours';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { dutyMessages as texts } from './duty.messages.ts';
import { DUTY, duty, type Duty } from '#entities/work-times/duty';

export type Place = { readonly areaId: number; readonly area: string; readonly reachKm: number };

/** Optimistic: the screen changes at once, and reverts when the server was not reached. */
export const useSaveDuty = (now: Duty) => {
  const say = useSay();
  const queries = useQueryClient();
  const { queryKey } = duty(useLocale());
  const save = useAction(async (next: Partial<Duty>, send: () => Promise<CallResult<AnyCall>>) => {
    queries.setQueryData(queryKey, { ...now, ...next });
    const saved = await send();
    if (saved.kind !== 'ok') {
      queries.setQueryData(queryKey, now);
      toasts.bad(`${say(texts.notSaved)} ${whyFailed(saved, say)}`);
    }
    await queries.invalidateQueries(DUTY);
  });
  const isFirst = now.areaId === null;
  const saveWeek = ({ areaId, area, reachKm }: Place, hours: readonly WorkingHours[]): void =>
    // The first save of an area also switches to on duty.
    save.run({ areaId, area, reachKm, hours: [...hours], isOnDuty: isFirst || now.isOnDuty }, () =>
      call(saveWorkingHours, {
        areaId,
        reachKm,
        weekdays: hours.map(({ weekday }) => weekday),
        fromMinutes: hours.map(({ fromMinute }) => fromMinute),
        toMinutes: hours.map(({ toMinute }) => toMinute),
      }),
    );
  return {
    isBusy: save.isBusy,
    saveWeek,
    saveDuty: (isOnDuty: boolean): void =>
      save.run({ isOnDuty }, () => call(setDuty, { duty: isOnDuty ? 'on' : 'off' })),
    saveDays: (days: readonly IndiaDay[]): void =>
      save.run({ daysOff: [...days] }, () => call(saveDaysOff, { days: [...days] })),
  };
};
