import { answerBankLine } from './bank-lines/answer-bank-line.ts';
import { listBankLines } from './bank-lines/list-bank-lines.ts';
import { saveBankLines } from './bank-lines/save-bank-lines.ts';
import { takeBackPayout } from './bank-lines/take-back-payout.ts';
import { checkBooks } from './books/check-books.ts';
import { listLedgerLines } from './books/list-ledger-lines.ts';
import { answerCountersign } from './countersigns/answer-countersign.ts';
import { listCountersigns } from './countersigns/list-countersigns.ts';
import { assignBooking } from './dispatch/assign-booking.ts';
import { endForServiceman } from './dispatch/end-for-serviceman.ts';
import { getBoard } from './dispatch/get-board.ts';
import { listMatches } from './dispatch/list-matches.ts';
import { readCards } from './dispatch/read-cards.ts';
import { cancelForCustomer } from './dispatch/cancel-for-customer.ts';
import { freeServiceman } from './dispatch/free-serviceman.ts';
import { holdForServiceman } from './dispatch/hold-for-serviceman.ts';
import { listJobsToFree } from './dispatch/list-jobs-to-free.ts';
import { listMoves } from './dispatch/list-moves.ts';
import { moveBooking } from './dispatch/move-booking.ts';
import { offerBooking } from './dispatch/offer-booking.ts';
import { releaseBooking } from './dispatch/release-booking.ts';
import { reopenBooking } from './dispatch/reopen-booking.ts';
import { listLateActions } from './bookings/list-late-actions.ts';
import { askOverride } from './visit-problems/ask-override.ts';
import { confirmOverride } from './visit-problems/confirm-override.ts';
import { listExceptions } from './visit-problems/list-exceptions.ts';
import { decideVisit } from './visit-problems/decide-visit.ts';
import { settleVisit } from './visit-problems/settle-visit.ts';
import { answerTicket } from './help/answer-ticket.ts';
import { lookAtDocument } from './documents/look-at-document.ts';
import { answerCase } from './corrections/answer-case.ts';
import { confirmDeposit } from './corrections/confirm-deposit.ts';
import { correctEarnings } from './corrections/correct-earnings.ts';
import { correctPayment } from './corrections/correct-payment.ts';
import { getBookingMoney } from './corrections/get-booking-money.ts';
import { listOpenCases } from './corrections/list-open-cases.ts';
import { listOpenDeposits } from './corrections/list-open-deposits.ts';
import { recordRefundTransfer } from './payments/record-refund-transfer.ts';
import { refundPayment } from './corrections/refund-payment.ts';
import { reversePayment } from './corrections/reverse-payment.ts';
import { acceptInvite } from './operators/accept-invite.ts';
import { acceptInviteWithAuthenticator } from './operators/accept-invite-with-authenticator.ts';
import { beginInvitePasskey } from './operators/begin-invite-passkey.ts';
import { beginOperatorLogin } from './operators/begin-operator-login.ts';
import { beginPasskeyProof } from './operators/begin-passkey-proof.ts';
import { closeOperator } from './operators/close-operator.ts';
import { getDesk } from './operators/get-desk.ts';
import { inviteOperator } from './operators/invite-operator.ts';
import { listOperators } from './operators/list-operators.ts';
import { loginOperator } from './operators/login-operator.ts';
import { loginWithAuthenticator } from './operators/login-with-authenticator.ts';
import { readInvite } from './operators/read-invite.ts';
import { saveDesks } from './operators/save-desks.ts';
import { showPasskey } from './operators/show-passkey.ts';
import { withdrawInvite } from './operators/withdraw-invite.ts';
import { confirmUpi } from './payments/confirm-upi.ts';
import { cancelPayoutRun } from './payouts/cancel-payout-run.ts';
import { confirmPayoutRun } from './payouts/confirm-payout-run.ts';
import { getPayoutRun } from './payouts/get-payout-run.ts';
import { listPayables } from './payouts/list-payables.ts';
import { listPayoutRuns } from './payouts/list-payout-runs.ts';
import { preparePayoutRun } from './payouts/prepare-payout-run.ts';
import { recordPayoutResults } from './payouts/record-payout-results.ts';
import { sendPayoutRun } from './payouts/send-payout-run.ts';
import { takePayoutFile } from './payouts/take-payout-file.ts';
import { getTaxReport } from './tax/get-tax-report.ts';
import { listRates } from './tax/list-rates.ts';
import { saveRate } from './tax/save-rate.ts';
import { takeTaxFile } from './tax/take-tax-file.ts';
import { revealSealed } from './vault/reveal-sealed.ts';
import { answerFreeze } from './recovery/answer-freeze.ts';
import { listFreezes } from './recovery/list-freezes.ts';
import { listDocuments } from './verification/list-documents.ts';
import { getCandidate } from './verification/get-candidate.ts';
import { checkNumber } from './verification/check-number.ts';
import { answerDocument } from './verification/answer-document.ts';
import { undoDocumentAnswer } from './verification/undo-document-answer.ts';
import { answerBankDetails } from './verification/answer-bank-details.ts';
import { saveSkills } from './verification/save-skills.ts';
import { verifyServiceman } from './verification/verify-serviceman.ts';
import { addNote } from './record/add-note.ts';
import { callPerson } from './record/call-person.ts';
import { findAnything } from './record/find-anything.ts';
import { getRecord } from './record/get-record.ts';
import { listAllBookings } from './record/list-all-bookings.ts';
import { listHistory } from './record/list-history.ts';
import { takeBackNote } from './record/take-back-note.ts';
import { countWaiting } from './waiting/count-waiting.ts';
import { finishItem } from './waiting/finish-item.ts';
import { leaveItem } from './waiting/leave-item.ts';
import { listWaiting } from './waiting/list-waiting.ts';
import { reopenItem } from './waiting/reopen-item.ts';
import { takeItem } from './waiting/take-item.ts';
import type { AnyCall } from './define-call.ts';

/** What only the console's listener knows. */
export const CONSOLE_CALLS: readonly AnyCall[] = [
  decideVisit,
  confirmUpi,
  lookAtDocument,
  listDocuments,
  getCandidate,
  checkNumber,
  answerDocument,
  undoDocumentAnswer,
  answerBankDetails,
  saveSkills,
  verifyServiceman,
  revealSealed,
  answerTicket,
  assignBooking,
  endForServiceman,
  listCountersigns,
  answerCountersign,
  getBoard,
  listMatches,
  readCards,
  cancelForCustomer,
  freeServiceman,
  holdForServiceman,
  listJobsToFree,
  listMoves,
  moveBooking,
  offerBooking,
  releaseBooking,
  reopenBooking,
  reversePayment,
  correctPayment,
  refundPayment,
  recordRefundTransfer,
  correctEarnings,
  confirmDeposit,
  listOpenDeposits,
  answerCase,
  listOpenCases,
  getBookingMoney,
  listLedgerLines,
  checkBooks,
  listPayables,
  listPayoutRuns,
  getPayoutRun,
  preparePayoutRun,
  confirmPayoutRun,
  cancelPayoutRun,
  takePayoutFile,
  sendPayoutRun,
  recordPayoutResults,
  saveBankLines,
  listBankLines,
  answerBankLine,
  takeBackPayout,
  listRates,
  saveRate,
  getTaxReport,
  takeTaxFile,
  listFreezes,
  answerFreeze,
  listLateActions,
  askOverride,
  confirmOverride,
  settleVisit,
  listExceptions,
  listWaiting,
  countWaiting,
  takeItem,
  leaveItem,
  finishItem,
  reopenItem,
  readInvite,
  beginInvitePasskey,
  acceptInvite,
  acceptInviteWithAuthenticator,
  beginOperatorLogin,
  loginOperator,
  loginWithAuthenticator,
  beginPasskeyProof,
  showPasskey,
  getDesk,
  listOperators,
  inviteOperator,
  withdrawInvite,
  saveDesks,
  closeOperator,
  addNote,
  callPerson,
  findAnything,
  getRecord,
  listAllBookings,
  listHistory,
  takeBackNote,
];
