import type { BookingState } from '../bookings/booking.ts';
import type { Place } from '../bookings/place.ts';
import { showsContact } from '../contact/contact.ts';
import type { Instant } from '../dates/instant.ts';
import { firstNameOf } from '../identity/public-name.ts';

const HOUR_MS = 3_600_000;

/** After a booking is over, both sides can write for so long: a forgotten tool, a question about the bill. */
export const CHAT_OPEN_MS = 48 * HOUR_MS;

/** After a booking is over, its serviceman sees customer and chat for so long. */
export const FADES_AFTER_MS = 7 * 24 * HOUR_MS;

/** When the booking was completed or cancelled; null while it is live. */
type OverAt = Instant | null;

export const isChatOpen = (overAt: OverAt, now: Instant): boolean =>
  overAt === null || now < overAt + CHAT_OPEN_MS;

/** Whether the serviceman no longer sees who the customer is and where the customer lives. */
export const isFaded = (overAt: OverAt, now: Instant): boolean =>
  overAt !== null && now >= overAt + FADES_AFTER_MS;

/** A booking that was over by this moment has faded. */
export const fadedBefore = (now: Instant): Instant => now - FADES_AFTER_MS;

/** All that a booking says about its customer. */
export type CustomerFacts = {
  readonly customerName: string;
  readonly phone: string | null;
  readonly alternatePhone: string | null;
  readonly area: string;
  readonly street: string;
  readonly address: string;
  readonly flatNo: string;
  readonly houseNo: string;
  readonly place: Place | null;
};

type Moment = { readonly state: BookingState; readonly overAt: OverAt; readonly now: Instant };

/**
 * The customer as a serviceman may see them: in an offer and a week after the booking is over only the first name and
 * the area; the phone only while the work is open; all else in between.
 */
export const customerForServiceman = (
  customer: CustomerFacts,
  { state, overAt, now }: Moment,
): CustomerFacts => {
  const seen = showsContact(state) ? customer : { ...customer, phone: null, alternatePhone: null };
  if (state !== 'offered' && !isFaded(overAt, now)) return seen;
  return {
    ...seen,
    customerName: firstNameOf(customer.customerName),
    street: '',
    address: '',
    flatNo: '',
    houseNo: '',
    place: null,
  };
};

/** The customer's name alone, for lists that show nothing else. */
export const nameForServiceman = (name: string, overAt: OverAt, now: Instant): string =>
  isFaded(overAt, now) ? firstNameOf(name) : name;
