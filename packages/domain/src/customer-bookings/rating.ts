import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';

export const RATING_TAGS = ['on-time', 'neat-work', 'polite', 'fair-price', 'explained'] as const;
export type RatingTag = (typeof RATING_TAGS)[number];

/** Comma-separated names; duplicates and unknown names are dropped. */
export const readRatingTags = (written: string): readonly RatingTag[] => {
  const names = new Set(written.split(',').map((name) => name.trim()));
  return RATING_TAGS.filter((tag) => names.has(tag));
};

export const writeRatingTags = (tags: readonly RatingTag[]): string => tags.join(',');

export const MOST_STARS = 5;
export const LONGEST_WORDS = 500;

/** A rating is given once, after completion, and cannot be changed, because averages add up stars. */
export const rateBooking = (booking: {
  readonly state: BookingState;
  readonly isRated: boolean;
}): Result<null, 'rating.not-completed' | 'rating.already-given'> => {
  if (booking.state !== 'completed') return refused('rating.not-completed');
  return booking.isRated ? refused('rating.already-given') : accepted(null);
};

/** The average out of five, with one decimal; null before the first rating. */
export const ratingOf = (ratings: number, stars: number): number | null =>
  ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10;
