import type { Chunk } from '../chunk.ts';

/** Shared by a serviceman's screens alone: what the booking will be once what waits was sent. */
export const day: Chunk = {
  name: 'day',
  files: {
    'apps/web/src/entities/bookings': [
      'apply-work.ts',
      'expected-booking.ts',
      'shown-pauses.ts',
      'use-expected.ts',
    ],
    'apps/web/src/entities/actions': ['use-settle.ts'],
    'apps/web/src/platform/action-queue': ['use-last-action.ts', 'use-late-answers.ts'],
    'apps/web/src/platform/navigation': ['job-done.ts'],
    'packages/domain/src/bookings': ['todays-work.ts'],
  },
};
