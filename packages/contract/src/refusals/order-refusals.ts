import { msg } from '@karigar/domain/msg';
import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

export const orderRefusals = {
  'address.not-found': business(msg`This address was not found.`),
  'address.incomplete': business(
    msg`Write a name for the address, the flat or house, and the street.`,
  ),
  'address.pin-code-invalid': business(
    msg`The PIN code has six digits and belongs to the area you chose.`,
  ),
  'address.pin-too-far': business(msg`The pin is too far from this area. Please move it.`),
  'address.too-many': business(msg`You can keep 20 addresses. Please remove one first.`),
  'area.not-served': business(msg`We do not serve this area yet.`),
  'slot.not-offered': business(msg`This time can no longer be booked. Please choose another.`),
  'slot.full': {
    ...business(msg`This time has just been taken. Please choose another.`),
    details: REFUSAL_DETAILS['slot.full'],
  },
  'order.too-long': business(
    msg`This is more than fits into one visit. Please choose a smaller quantity.`,
  ),
  'order.price-changed': {
    ...business(msg`The price has changed. Please check it.`),
    details: REFUSAL_DETAILS['order.price-changed'],
  },
  'order.phone-unproven': {
    ...business(msg`Confirm your mobile number before you book.`),
    details: REFUSAL_DETAILS['order.phone-unproven'],
  },
  'order.too-many-open': business(
    msg`You have the most open bookings that are possible now. You can book again after one of them.`,
  ),
  'order.too-many-today': business(
    msg`You have placed the most bookings that are possible in a day. Please try again tomorrow.`,
  ),
  'order.too-many-here': business(
    msg`Too many first bookings came from your network today. Please use another network or try again tomorrow.`,
  ),
  'serviceman.not-found': business(msg`This serviceman was not found, or cannot be assigned work.`),
} as const satisfies Record<string, Refusal>;
