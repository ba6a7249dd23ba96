import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { changeBooking } from '../change-booking.ts';
import { notifyCustomer } from '../notify.ts';

export const resumeWorkHandler = defineHandler(resumeWork, (input, scope) =>
  changeBooking(scope, {
    ref: input,
    command: 'resume',
    claimedAt: input.claimedAt,
    apply: async () => accepted({ held_until: null, hold_reason: null }),
    notify: notifyCustomer('work-resumed'),
  }),
);
