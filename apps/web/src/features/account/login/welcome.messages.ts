import { msg } from '@lingui/core/macro';

export const welcomeMessages = {
  what: msg`Repairs and cleaning at home`,
  price: msg`See the price before you book.`,
  book: msg`Book a service`,
  bookHelp: msg`Look around without login`,
  work: msg`I am a serviceman`,
  workHelp: msg`Jobs near you, in your hours`,
};
