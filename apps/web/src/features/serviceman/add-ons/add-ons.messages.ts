import { msg } from '@lingui/core/macro';

export const addOnScreenMessages = {
  addOns: msg`Add-ons`,
  back: msg`Back`,
  add: msg`Add`,
  none: msg`No add-on services available.`,
  couldNotLoad: msg`Couldn't load add-ons.`,
  notFound: msg`Booking not found`,
  notFoundHelp: msg`It may be completed, cancelled or with someone else.`,
  goHome: msg`Go to Home`,
};
