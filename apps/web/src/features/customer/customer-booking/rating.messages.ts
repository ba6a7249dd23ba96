import type { RatingTag } from '@karigar/domain/customer-bookings/rating';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const tagMessages: Record<RatingTag, MessageDescriptor> = {
  'on-time': msg`On time`,
  'neat-work': msg`Neat work`,
  polite: msg`Polite`,
  'fair-price': msg`Fair price`,
  explained: msg`Explained well`,
};

/** From one star to five. */
export const starMessages = [msg`Bad`, msg`Poor`, msg`Okay`, msg`Good`, msg`Excellent`] as const;

export const ratingMessages = {
  skip: msg`Skip`,
  howWas: msg`How was {name}’s work?`,
  stars: msg`Stars`,
  starsOf: msg`{count} of 5 stars`,
  whatWasGood: msg`What was good`,
  words: msg`Add a comment (optional)`,
  wordsHint: msg`Your words help {name} get more work`,
  whatWentWrong: msg`What went wrong?`,
  chooseStars: msg`Please choose the stars.`,
  submit: msg`Submit`,
  sending: msg`Sending...`,
  thanks: msg`Thank you for rating.`,
};
