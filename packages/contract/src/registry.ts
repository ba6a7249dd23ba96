import { beginPasskeyLogin } from './sign-in/begin-passkey-login.ts';
import { getCaptcha } from './sign-in/get-captcha.ts';
import { finishLogOut } from './sign-in/finish-log-out.ts';
import { logOut } from './sign-in/log-out.ts';
import { loginWithIdToken } from './sign-in/login-with-id-token.ts';
import { loginWithPassword } from './sign-in/login-with-password.ts';
import { loginWithPasskey } from './sign-in/login-with-passkey.ts';
import { register } from './sign-in/register.ts';
import { requestOtp } from './sign-in/request-otp.ts';
import { verifyOtp } from './sign-in/verify-otp.ts';
import { answerAddOn } from './add-ons/answer-add-on.ts';
import { listBookingAddOns } from './add-ons/list-booking-add-ons.ts';
import { listServiceAddOns } from './add-ons/list-service-add-ons.ts';
import { proposeAddOns } from './add-ons/propose-add-ons.ts';
import { submitApproval } from './add-ons/submit-approval.ts';
import { takeBackAddOn } from './add-ons/take-back-add-on.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { removeAddress } from './addresses/remove-address.ts';
import { saveAddress } from './addresses/save-address.ts';
import { endWork } from './bookings/end-work.ts';
import { holdWork } from './bookings/hold-work.ts';
import { listBookings } from './bookings/list-bookings.ts';
import { listSlots } from './orders/list-slots.ts';
import { placeOrder } from './orders/place-order.ts';
import { resumeWork } from './bookings/resume-work.ts';
import { acceptOffer } from './offers/accept-offer.ts';
import { getDuty } from './work-times/get-duty.ts';
import { giveBackBooking } from './offers/give-back-booking.ts';
import { listOffers } from './offers/list-offers.ts';
import { listPastOffers } from './offers/list-past-offers.ts';
import { refuseOffer } from './offers/refuse-offer.ts';
import { saveDaysOff } from './work-times/save-days-off.ts';
import { saveWorkingHours } from './work-times/save-working-hours.ts';
import { setDuty } from './work-times/set-duty.ts';
import { saveChecklist } from './bookings/save-checklist.ts';
import { startWork } from './bookings/start-work.ts';
import { verifyCompletionOtp } from './bookings/verify-completion-otp.ts';
import { getProvider } from './catalogue/get-provider.ts';
import { getService } from './catalogue/get-service.ts';
import { listAreas } from './catalogue/list-areas.ts';
import { listCategories } from './catalogue/list-categories.ts';
import { listCategoryServices } from './catalogue/list-category-services.ts';
import { listPopularServices } from './catalogue/list-popular-services.ts';
import { searchServices } from './catalogue/search-services.ts';
import { clearChat } from './chat/clear-chat.ts';
import { listChat } from './chat/list-chat.ts';
import { markChatRead } from './chat/mark-chat-read.ts';
import { sendChat } from './chat/send-chat.ts';
import { blockPerson } from './contact/block-person.ts';
import { listBlocks } from './contact/list-blocks.ts';
import { reportPerson } from './contact/report-person.ts';
import { requestCall } from './contact/request-call.ts';
import { unblockPerson } from './contact/unblock-person.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { CONSOLE_CALLS } from './console-calls.ts';
import type { AnyCall } from './define-call.ts';
import { listWorkRecords } from './work-records/list-work-records.ts';
import { makeWorkRecord } from './work-records/make-work-record.ts';
import { revokeWorkRecord } from './work-records/revoke-work-record.ts';
import { choosePayoutPace } from './earnings/choose-payout-pace.ts';
import { depositCash } from './earnings/deposit-cash.ts';
import { getEarnings } from './earnings/get-earnings.ts';
import { getJobEarnings } from './earnings/get-job-earnings.ts';
import { listCases } from './earnings/list-cases.ts';
import { listDayJobs } from './earnings/list-day-jobs.ts';
import { listDeposits } from './earnings/list-deposits.ts';
import { listEarningMonths } from './earnings/list-earning-months.ts';
import { listPayouts } from './earnings/list-payouts.ts';
import { questionLine } from './earnings/question-line.ts';
import { getStatement } from './earnings/get-statement.ts';
import { reportArrival } from './visit-problems/report-arrival.ts';
import { replaceServiceman } from './visit-problems/replace-serviceman.ts';
import { reportMissedVisit } from './visit-problems/report-missed-visit.ts';
import { reportNotHome } from './visit-problems/report-not-home.ts';
import { runLate } from './visit-problems/run-late.ts';
import { setOff } from './visit-problems/set-off.ts';
import { sendCompletionCode } from './visit-problems/send-completion-code.ts';
import { cancelBooking } from './customer-bookings/cancel-booking.ts';
import { getMyBooking } from './customer-bookings/get-my-booking.ts';
import { listMyBookings } from './customer-bookings/list-my-bookings.ts';
import { listNewSlots } from './orders/list-new-slots.ts';
import { rateBooking } from './customer-bookings/rate-booking.ts';
import { getSupport } from './help/get-support.ts';
import { listMyTickets } from './help/list-my-tickets.ts';
import { openTicket } from './help/open-ticket.ts';
import { endAlarm } from './safety/end-alarm.ts';
import { getAlarm } from './safety/get-alarm.ts';
import { raiseAlarm } from './safety/raise-alarm.ts';
import { claimWarranty } from './warranty/claim-warranty.ts';
import { listRevisitSlots } from './warranty/list-revisit-slots.ts';
import { rescheduleBooking } from './orders/reschedule-booking.ts';
import { giveOfflineAadhaar } from './documents/give-offline-aadhaar.ts';
import { listKycDocuments } from './documents/list-kyc-documents.ts';
import { uploadKycDocument } from './documents/upload-kyc-document.ts';
import { changeNotificationSetting } from './notifications/change-notification-setting.ts';
import { listNotificationSettings } from './notifications/list-notification-settings.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markNotificationsRead } from './notifications/mark-notifications-read.ts';
import { getCarDetails } from './packages/get-car-details.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { addPayment } from './payments/add-payment.ts';
import { addTip } from './payments/add-tip.ts';
import { askByUpi } from './payments/ask-by-upi.ts';
import { getOnlinePayment } from './payments/get-online-payment.ts';
import { getPaymentSummary } from './payments/get-payment-summary.ts';
import { getUpiRequest } from './payments/get-upi-request.ts';
import { startOnlinePayment } from './payments/start-online-payment.ts';
import { changeConsent } from './privacy/change-consent.ts';
import { eraseMyData } from './privacy/erase-my-data.ts';
import { exportMyData } from './privacy/export-my-data.ts';
import { listConsents } from './privacy/list-consents.ts';
import { getProfile } from './profile/get-profile.ts';
import { updateBankDetails } from './profile/update-bank-details.ts';
import { updateProfile } from './profile/update-profile.ts';
import { getPushKey } from './push/get-push-key.ts';
import { subscribePush } from './push/subscribe-push.ts';
import { notePushShown } from './push/note-push-shown.ts';
import { testPush } from './push/test-push.ts';
import { unsubscribePush } from './push/unsubscribe-push.ts';
import { makeQueueKey } from './sessions/make-queue-key.ts';
import { openQueueKey } from './sessions/open-queue-key.ts';
import { getBuyer } from './receipts/get-buyer.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { saveBuyer } from './receipts/save-buyer.ts';
import { continueAsGuest } from './sessions/continue-as-guest.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { revokeOtherSessions } from './sessions/revoke-other-sessions.ts';
import { revokeSession } from './sessions/revoke-session.ts';
import { switchRole } from './sessions/switch-role.ts';
import { confirmSecondProof } from './recovery/confirm-second-proof.ts';
import { disownChange } from './recovery/disown-change.ts';
import { lookAtChange } from './recovery/look-at-change.ts';
import { requestChangeOtp } from './recovery/request-change-otp.ts';
import { requestRecoveryOtp } from './recovery/request-recovery-otp.ts';
import { requestSecondProof } from './recovery/request-second-proof.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { startFreshAccount } from './recovery/start-fresh-account.ts';
import { verifyChangeOtp } from './recovery/verify-change-otp.ts';
import { getApplication } from './verification/get-application.ts';
import { applyAsServiceman } from './verification/apply-as-serviceman.ts';

/** Every call of the wire, the console's at the end. The server and the test suites iterate over it; a screen imports the calls it uses. */
export const CALLS: readonly AnyCall[] = [
  loginWithIdToken,
  loginWithPassword,
  register,
  continueAsGuest,
  switchRole,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyLogin,
  loginWithPasskey,
  logOut,
  finishLogOut,
  makeQueueKey,
  openQueueKey,
  requestOtp,
  verifyOtp,
  getCaptcha,
  requestChangeOtp,
  verifyChangeOtp,
  requestRecoveryOtp,
  resetPassword,
  requestSecondProof,
  confirmSecondProof,
  startFreshAccount,
  lookAtChange,
  disownChange,
  getDashboard,
  listBookings,
  listNotifications,
  markNotificationsRead,
  listServiceAddOns,
  proposeAddOns,
  listBookingAddOns,
  getCarDetails,
  startWork,
  listOffers,
  listPastOffers,
  acceptOffer,
  refuseOffer,
  giveBackBooking,
  getDuty,
  setDuty,
  saveWorkingHours,
  saveDaysOff,
  holdWork,
  resumeWork,
  saveChecklist,
  endWork,
  verifyCompletionOtp,
  setOff,
  runLate,
  reportArrival,
  reportNotHome,
  reportMissedVisit,
  replaceServiceman,
  sendCompletionCode,
  getPaymentSummary,
  addPayment,
  getReceipt,
  getBuyer,
  saveBuyer,
  getStatement,
  getUpiRequest,
  askByUpi,
  startOnlinePayment,
  getOnlinePayment,
  listChat,
  sendChat,
  markChatRead,
  clearChat,
  getProfile,
  updateProfile,
  updateBankDetails,
  listKycDocuments,
  uploadKycDocument,
  giveOfflineAadhaar,
  getApplication,
  applyAsServiceman,
  answerAddOn,
  takeBackAddOn,
  submitApproval,
  listMyBookings,
  getMyBooking,
  cancelBooking,
  rateBooking,
  listNewSlots,
  rescheduleBooking,
  raiseAlarm,
  getAlarm,
  endAlarm,
  listRevisitSlots,
  claimWarranty,
  exportMyData,
  eraseMyData,
  listConsents,
  changeConsent,
  openTicket,
  getSupport,
  listMyTickets,
  reportPerson,
  blockPerson,
  listBlocks,
  unblockPerson,
  requestCall,
  getPushKey,
  subscribePush,
  notePushShown,
  testPush,
  unsubscribePush,
  listNotificationSettings,
  changeNotificationSetting,
  listCategories,
  listCategoryServices,
  listPopularServices,
  getService,
  searchServices,
  getProvider,
  listAreas,
  listAddresses,
  saveAddress,
  listSlots,
  placeOrder,
  removeAddress,
  addTip,
  getEarnings,
  listDayJobs,
  getJobEarnings,
  listEarningMonths,
  listPayouts,
  listDeposits,
  depositCash,
  choosePayoutPace,
  questionLine,
  listCases,
  makeWorkRecord,
  listWorkRecords,
  revokeWorkRecord,
  ...CONSOLE_CALLS,
];

const byAddress = new Map(CALLS.map((call) => [`${call.path} ${call.programType}`, call]));

export const findCall = (path: string, programType: string): AnyCall | null =>
  byAddress.get(`${path} ${programType}`) ?? null;
