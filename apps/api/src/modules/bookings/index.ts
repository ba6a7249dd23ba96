import { endWorkHandler } from './calls/end-work.ts';
import { holdWorkHandler } from './calls/hold-work.ts';
import { listBookingsHandler } from './calls/list-bookings.ts';
import { listLateActionsHandler } from './calls/list-late-actions.ts';
import { resumeWorkHandler } from './calls/resume-work.ts';
import { saveChecklistHandler } from './calls/save-checklist.ts';
import { startWorkHandler } from './calls/start-work.ts';
import { verifyCompletionOtpHandler } from './calls/verify-completion-otp.ts';

export { OFFER_TRUST, type BookingRow } from './booking-row.ts';
export { readAddOns } from './booking-add-on-store.ts';
export { customerOf, presentAddOn, presentBooking } from './booking-presenter.ts';
export {
  findBooking,
  listOwnBookings,
  lockBooking,
  markSeen,
  type BookingRef,
  type ListedBooking,
} from './booking-store.ts';
export { actOnBooking, changeBooking, refuseFormer } from './change-booking.ts';
export {
  recordPhoneCall,
  recordRefusedCommand,
  saveChange,
  addNotification,
} from './change-store.ts';
export { countSend, readCompletionCode, renewCode } from './completion-code-store.ts';
export { assignServiceman } from './assign-serviceman.ts';
export { readAssignable, readServiceman } from './assignment-store.ts';
export { lockSeenBooking } from './seen-booking.ts';
export { findWaitingActions, findWaitingCases } from './find-waiting.ts';
export { eventEnds, lateCaseEnds, type ItemEnds } from './item-end-store.ts';
export { issueInvoice, issueVisitInvoice } from './issue-invoice.ts';
export { factsOf, WAITING_FACTS, type WaitingFactsRow } from './waiting-facts-store.ts';
export { endBooking } from './calls/end-work.ts';
export { readMoves } from './late-case-store.ts';
export { findOwnBooking, lockOwnBooking, readOwnBooking } from './own-booking.ts';
export { notifyCustomer, notifyServiceman } from './notify.ts';
export { presentChecklist } from './checklist-presenter.ts';
export { startCodeOf } from './start-code.ts';
export { readReplaced } from './replaced-store.ts';
export { notifyOfSearch, searchedSince, searchPlanOf, searchStateOf } from './search-of.ts';

export const bookingHandlers = [
  listBookingsHandler,
  startWorkHandler,
  holdWorkHandler,
  resumeWorkHandler,
  saveChecklistHandler,
  endWorkHandler,
  verifyCompletionOtpHandler,
  listLateActionsHandler,
];
