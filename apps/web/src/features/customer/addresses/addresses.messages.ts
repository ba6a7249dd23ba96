import { msg } from '@lingui/core/macro';

export const addressesMessages = {
  title: msg`Your addresses`,
  back: msg`Back`,
  newAddress: msg`New address`,
  change: msg`Change address`,
  removeName: msg`Remove {label}`,
  none: msg`No addresses yet`,
  noneHelp: msg`Save one here, or when you book.`,
  help: msg`A removed address stays in the bookings that were made with it.`,
  save: msg`Save`,
  saving: msg`Saving...`,
  notSaved: msg`Not saved.`,
  notFound: msg`This address is no longer saved.`,
};
