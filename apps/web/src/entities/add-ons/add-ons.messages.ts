import { msg } from '@lingui/core/macro';

export const addOnsMessages = {
  addServices: msg`Add Services`,
  close: msg`Close`,
  search: msg`Search services`,
  clearSearch: msg`Clear search`,
  add: msg`Add`,
  less: msg`One less`,
  more: msg`One more`,
  countAdded: msg`{count} added`,
  added: msg`Add-ons added successfully!`,
  failed: msg`Failed to add add-ons.`,
  couldNotLoad: msg`Couldn't load add-ons.`,
  none: msg`No add-on services available.`,
  noMatch: msg`No service has this name.`,
};
