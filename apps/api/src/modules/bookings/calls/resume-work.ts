import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { accepted } from '@karigar/domain/result';
import { answer } from '#wire/define-handler';
import { changeBooking } from '../change-booking.ts';
import { tellCustomer } from '../notify.ts';

export const resumeWorkAnswer = answer(resumeWork, (input, scope) =>
  changeBooking(scope, {
    ref: input,
    command: 'resume',
    claimedAt: input.claimedAt,
    apply: async () => accepted({ held_until: null, hold_reason: null }),
    tell: tellCustomer('work-resumed'),
  }),
);
