import type { Booking } from '@karigar/contract/bookings/booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { showsServiceman } from '@karigar/domain/customer-bookings/customer-booking';
import { ratingOf } from '@karigar/domain/customer-bookings/rating';
import { publicName, publicNameOf } from '@karigar/domain/identity/public-name';
import type { Language } from '@karigar/domain/language';
import { customerOf, presentBooking, type ListedBooking } from '#modules/bookings/index';
import type { FileLinks } from '#platform/file-links';
import type { ServicemanRow } from './customer-booking-store.ts';

/** A booking as its customer sees it: not to whom it was offered, nor whether it was seen. */
export const presentCustomerBooking = (row: ListedBooking, language: Language): Booking => ({
  ...presentBooking(row, language, customerOf(row)),
  servicemanName: showsServiceman(row.state) ? publicNameOf(row.serviceman_name) : '',
  phone: null,
  alternatePhone: null,
  isNew: false,
});

export const presentServiceman = (
  row: ServicemanRow,
  links: FileLinks,
): MyBooking['serviceman'] => ({
  id: row.id,
  name: publicName(row.first_name, row.last_name),
  picture: links.link(row.picture_key),
  isVerified: row.is_verified,
  rating: ratingOf(row.ratings, row.stars),
  ratings: row.ratings,
  completed: row.completed,
  lastHeardAt: row.last_heard_at?.getTime() ?? null,
});
