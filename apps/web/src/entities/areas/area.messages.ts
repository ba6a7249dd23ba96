import { msg } from '@lingui/core/macro';

export const areaMessages = {
  chooseArea: msg`Choose your area`,
  close: msg`Close`,
  searchArea: msg`Area or PIN code`,
  clearSearch: msg`Clear search`,
  noArea: msg`We do not serve that area yet.`,
  couldNotLoadAreas: msg`Couldn't load areas.`,
};
