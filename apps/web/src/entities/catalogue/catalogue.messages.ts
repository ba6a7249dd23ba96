import { msg } from '@lingui/core/macro';

export const catalogueMessages = {
  searchFor: msg`Search for a service`,
  minutes: msg`{count} min`,
  hours: msg`{count, plural, one {{count} hour} other {{count} hours}}`,
  days: msg`{count, plural, one {{count} day} other {{count} days}}`,
  rated: msg`Rated {rating} out of 5`,
  couldNotLoad: msg`Couldn't load services.`,
};
