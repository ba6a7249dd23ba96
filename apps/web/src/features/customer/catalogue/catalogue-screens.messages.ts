import { msg } from '@lingui/core/macro';

export const screenMessages = {
  back: msg`Back`,
  goHome: msg`Go to Home`,
  categories: msg`Categories`,
  services: msg`Services`,
  noCategory: msg`This category was not found.`,
  noCategoryHelp: msg`Choose one of the others.`,
  allCategories: msg`All categories`,
  search: msg`Search`,
  clearSearch: msg`Clear search`,
  searchHelp: msg`Write what is broken or what you need, in English or Hindi.`,
  nothingFound: msg`Nothing found`,
  nothingFoundHelp: msg`Try another word, or browse the categories.`,
  found: msg`{count} found`,
};

export const serviceMessages = {
  service: msg`Service`,
  whatYouGet: msg`What you get`,
  included: msg`Included`,
  notIncluded: msg`Not included`,
  addOns: msg`Add-ons`,
  cover: msg`{days}-day warranty`,
  quantity: msg`Quantity`,
  mostInOneVisit: msg`One visit takes at most {most}. For more, book another day too.`,
  less: msg`Less`,
  more: msg`More`,
  total: msg`Total`,
  chooseTime: msg`Choose time`,
  noService: msg`This service is not offered.`,
  noServiceHelp: msg`It may no longer be offered. Browse the categories.`,
  couldNotLoad: msg`Couldn't load this service.`,
};

export const providerMessages = {
  title: msg`Serviceman`,
  verified: msg`Documents checked`,
  completed: msg`Jobs completed`,
  since: msg`With Karigar since`,
  skills: msg`Skills`,
  fair: msg`Numbers are shown only while a booking is live.`,
  none: msg`This serviceman was not found.`,
  noneHelp: msg`They may have left Karigar.`,
  couldNotLoad: msg`Couldn't load this page.`,
};
