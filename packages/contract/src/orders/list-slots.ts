import * as z from 'zod/mini';
import { BROWSERS } from '../catalogue/service-card.ts';
import { defineCall } from '../define-call.ts';
import { dateField, degreesField, idField, numberField } from '../wire/fields.ts';
import { flag, instant, listOf } from '../wire/values.ts';

const slot = z.object({
  at: instant,
  /** A serviceman with the skill is free, near enough and on duty. */
  isFree: flag,
});

/**
 * The slots of a day. A guest sends an area; a caller with a pin sends the pin too, because
 * servicemen are near a pin and not an area.
 */
export const listSlots = defineCall({
  name: 'list-slots',
  path: 'orders/slots',
  programType: 'getSlots',
  who: BROWSERS,
  writes: false,
  fields: {
    serviceId: 'serviceId',
    quantity: 'quantity',
    areaId: 'areaId',
    day: 'day',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  input: z.object({
    serviceId: idField,
    quantity: numberField(1, 20),
    areaId: idField,
    day: dateField,
    latitude: z.optional(degreesField),
    longitude: z.optional(degreesField),
  }),
  output: listOf(slot),
  refusals: ['service.not-found', 'area.not-served'],
});
