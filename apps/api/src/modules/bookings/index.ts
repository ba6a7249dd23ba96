import { assignBookingAnswer } from './calls/assign-booking.ts';
import { endWorkAnswer } from './calls/end-work.ts';
import { holdWorkAnswer } from './calls/hold-work.ts';
import { listBookingsAnswer } from './calls/list-bookings.ts';
import { listLateActionsAnswer } from './calls/list-late-actions.ts';
import { resumeWorkAnswer } from './calls/resume-work.ts';
import { startWorkAnswer } from './calls/start-work.ts';
import { verifyCompletionOtpAnswer } from './calls/verify-completion-otp.ts';

export type { BookingRow } from './booking-row.ts';
export { readAddOns } from './booking-add-on-store.ts';
export { presentAddOn, presentBooking } from './booking-presenter.ts';
export {
  listOwnBookings,
  lockBooking,
  markSeen,
  type BookingRef,
  type ListedBooking,
} from './booking-store.ts';
export { actOnBooking, refuseFormer, type Acted } from './change-booking.ts';
export { keepCall, saveChange, tellMore } from './change-store.ts';
export { countSend, readCompletionCode, renewCode } from './completion-code-store.ts';
export { giveBooking } from './assign-serviceman.ts';
export { readWorker } from './assignment-store.ts';
export { findOwnBooking, lockOwnBooking, readOwnBooking } from './own-booking.ts';
export { tellCustomer, tellServiceman } from './notify.ts';

export const bookingAnswers = [
  listBookingsAnswer,
  startWorkAnswer,
  holdWorkAnswer,
  resumeWorkAnswer,
  endWorkAnswer,
  verifyCompletionOtpAnswer,
  assignBookingAnswer,
  listLateActionsAnswer,
];
