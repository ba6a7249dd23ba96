import { listSlots } from '@karigar/contract/orders/list-slots';
import { accepted, refused } from '@karigar/domain/result';
import { readServedArea } from '#modules/addresses/index';
import { defineHandler } from '#wire/define-handler';
import { slotsFor } from '../free-slots.ts';
import { readOrderable } from '../order-store.ts';
import { readNever } from '../work-day-store.ts';

/** Bound to the caller: functions count servicemen whom no policy shows, and the reply is only whether one is free. */
export const listSlotsHandler = defineHandler(
  listSlots,
  async ({ serviceId, quantity, areaId, day, latitude, longitude }, { tx, who, now }) => {
    const service = await readOrderable(tx, serviceId);
    if (service === null) return refused('service.not-found');
    const area = await readServedArea(tx, areaId);
    if (area === null) return refused('area.not-served');
    const pin = { latitude: latitude ?? area.latitude, longitude: longitude ?? area.longitude };
    const minutes = service.minutes * quantity;
    const never = await readNever(tx, who.accountId);
    const wanted = { place: pin, skill: service.skill_id, minutes, never };
    return accepted(await slotsFor(tx, wanted, day, now));
  },
  { as: 'system', of: 'caller' },
);
