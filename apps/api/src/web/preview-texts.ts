import { msg, type Text } from '@karigar/domain/msg';

/** Titles and descriptions of the pages that need no catalogue. */
export const PAGE_TEXTS = {
  home: {
    title: msg`Karigar: home and repair services at fixed prices`,
    description: msg`Find a service, book a skilled hand, follow the job and pay when it is done. Prices are fixed before you book.`,
  },
  start: {
    title: msg`Welcome to Karigar`,
    description: msg`Book a service for your home, or log in as a serviceman and see your jobs.`,
  },
  login: {
    title: msg`Login · Karigar`,
    description: msg`Log in with your mobile number and an OTP.`,
  },
  signup: {
    title: msg`Sign Up · Karigar`,
    description: msg`Open an account and get bookings near you.`,
  },
  guide: {
    title: msg`How the app works · Karigar`,
    description: msg`A job from the alert to the payment, step by step, with pictures.`,
  },
  missing: {
    title: msg`Page not found · Karigar`,
    description: msg`This page does not exist. See all services and prices on Karigar.`,
  },
} as const satisfies Record<string, { title: Text; description: Text }>;

/** Titles and descriptions made of the catalogue's words. */
export const CATALOGUE_TEXTS = {
  categories: msg`All services and prices · Karigar`,
  fixedPrices: msg`Fixed prices: {list}.`,
  category: msg`{name}: services and prices · Karigar`,
  service: msg`{name}, {price} · Karigar`,
  includes: msg`{price}, {minutes, plural, one {# minute} other {# minutes}}. Includes: {list}.`,
} as const satisfies Record<string, Text>;

/** Around the texts of terms, privacy notice, refunds and grievance officer. */
export const LEGAL_TEXTS = {
  documents: msg`Terms and rights`,
  terms: msg`Terms of use`,
  privacy: msg`Privacy notice`,
  refunds: msg`Refunds`,
  grievance: msg`Grievance officer`,
  appliesFrom: msg`This version applies from {day}.`,
  otherVersions: msg`Other versions`,
} as const satisfies Record<string, Text>;
