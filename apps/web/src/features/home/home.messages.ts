import { msg } from '@lingui/core/macro';

export const homeMessages = {
  home: msg`Home`,
  serviceAt: msg`Service at`,
  chooseArea: msg`Choose your area`,
  whatDoYouNeed: msg`What do you need?`,
  popular: msg`Popular services`,
  popularIn: msg`Popular in {area}`,
  guestHelp: msg`You are looking around as a guest. Log in to book.`,
  logIn: msg`Log in`,
  close: msg`Close`,
  searchArea: msg`Area or PIN code`,
  clearSearch: msg`Clear search`,
  noArea: msg`We do not come there yet.`,
  couldNotLoadAreas: msg`Could not load areas`,
};
