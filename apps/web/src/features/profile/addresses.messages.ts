import { msg } from '@lingui/core/macro';

export const addressesMessages = {
  title: msg`Your addresses`,
  remove: msg`Remove`,
  removeName: msg`Remove {label}`,
  none: msg`No addresses yet. One is saved when you book.`,
  couldNotLoad: msg`Your addresses did not load`,
  help: msg`A removed address stays in the bookings that were made with it.`,
};
