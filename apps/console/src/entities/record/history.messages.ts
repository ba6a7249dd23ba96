import type { HistoryPart } from '@karigar/domain/console/record';
import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Of an account, a desk or a question; the history leaves out what it shows elsewhere. */
type OtherNews =
  | `${'account' | 'number'}-claimed`
  | `${'phone' | 'email' | 'password' | 'bank' | 'terms'}-changed`
  | `passkey-${'added' | 'removed'}`
  | `payouts-${'frozen' | 'kept' | 'restored'}`
  | `document-${'approved' | 'rejected'}`
  | `bank-${'checked' | 'refused'}`
  | `deposit-${'confirmed' | 'refused'}`
  | `cash-limit-${'near' | 'passed'}`
  | `ticket-${'acknowledged' | 'answered'}`
  | 'welcome'
  | 'new-device'
  | 'verified'
  | 'unverified'
  | `payout-${'sent' | 'paid' | 'failed' | 'returned'}`
  | 'case-answered'
  | 'job-offered'
  | 'chat-message';
type NewsOfBooking = Exclude<NotificationKind, OtherNews>;

export const PART_NAMES: Readonly<Record<HistoryPart, MessageDescriptor>> = {
  work: msg`Work`,
  money: msg`Money`,
  messages: msg`Messages`,
  notes: msg`Notes`,
  audit: msg`Audit`,
};

/** What each notification about a booking is about. */
const NOTIFIED: Readonly<Record<NewsOfBooking, MessageDescriptor>> = {
  'booking-assigned': msg`Notified: the booking is yours`,
  'serviceman-assigned': msg`Notified: who comes`,
  'nobody-yet': msg`Notified: nobody yet`,
  'nobody-came': msg`Notified: nobody can come`,
  'given-back': msg`Notified: somebody else will come`,
  'given-back-late': msg`Notified: somebody else will come`,
  'somebody-else': msg`Notified: somebody else will come`,
  'on-the-way': msg`Notified: on the way`,
  'running-late': msg`Notified: runs late`,
  overdue: msg`Notified: nobody came yet`,
  'at-your-door': msg`Notified: the serviceman is at the door`,
  'nobody-home': msg`Notified: nobody was home, the visit is charged`,
  'visit-paid': msg`Notified: nobody was home, the visit is paid`,
  'visit-checked': msg`Notified: nobody was home, the team checks it`,
  'visit-missed': msg`Notified: nobody opened, the team checks it`,
  'visit-not-charged': msg`Notified: the visit is not charged`,
  'visit-not-paid': msg`Notified: the visit is not paid`,
  'visit-settled': msg`Notified: the charge for the visit is paid`,
  'visit-waived': msg`Notified: the charge for the visit is waived`,
  'revisit-paid': msg`Notified: the warranty visit is paid`,
  'work-started': msg`Notified: work started`,
  'started-without-code': msg`Notified: work started without the code`,
  'work-held': msg`Notified: on hold`,
  'held-by-team': msg`Notified: the team put the work on hold`,
  'work-resumed': msg`Notified: work goes on`,
  'work-ended': msg`Notified: work ended`,
  'ended-by-team': msg`Notified: the team ended the work`,
  'work-completed': msg`Notified: completed`,
  'completed-by-team': msg`Notified: the team closed it without code`,
  'payment-received': msg`Notified: paid`,
  'paid-online': msg`Notified: paid in the app`,
  'sent-back': msg`Notified: money goes back to the customer`,
  'back-with-you': msg`Notified: money is back with the customer`,
  'tip-received': msg`Notified: a tip`,
  'payment-corrected': msg`Notified: a payment was corrected`,
  'refund-made': msg`Notified: money was refunded`,
  'earnings-corrected': msg`Notified: earnings were corrected`,
  'part-earned': msg`Notified: earned a part`,
  'add-ons-proposed': msg`Notified: add-ons proposed`,
  'add-on-accepted': msg`Notified: an add-on was accepted`,
  'add-on-rejected': msg`Notified: an add-on was rejected`,
  'add-ons-lapsed': msg`Notified: add-ons are not billed`,
  'add-ons-late': msg`Notified: add-ons are not billed`,
  'approval-arrived': msg`Notified: the approval has arrived`,
  'late-cash': msg`Notified: cash came too late to be recorded`,
  'late-cash-reported': msg`Notified: cash came too late to be recorded`,
  'late-work': msg`Notified: work was reported too late`,
  'late-work-reported': msg`Notified: work was reported too late`,
  'late-code': msg`Notified: the code came too late`,
  'late-code-reported': msg`Notified: the code came too late`,
  'late-start': msg`Notified: back on the day when the work began`,
  'late-start-reported': msg`Notified: back on the day when the work began`,
  'booking-cancelled': msg`Notified: cancelled`,
  'cancelled-late': msg`Notified: cancelled late`,
  'cancelled-by-team': msg`Notified: the team cancelled it`,
  'booking-moved': msg`Notified: moved`,
  'moved-by-team': msg`Notified: the team moved it`,
  'reopened-by-team': msg`Notified: open again`,
  'booking-given-away': msg`Notified: given to somebody else`,
  'booking-released': msg`Notified: no longer theirs`,
  'booking-rated': msg`Notified: rated`,
};

/** What happened, by the id that the server gives; what is not here has a text of its part. */
export const EVENT_WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  'work offer': msg`Servicemen were asked`,
  'work accept': msg`Accepted`,
  'work refuse': msg`Nobody took it`,
  'work assign': msg`Assigned`,
  'work start': msg`Work started`,
  'work hold': msg`Put on hold`,
  'work resume': msg`Work went on`,
  'work save-checklist': msg`Checklist saved`,
  'work end': msg`Work ended`,
  'work verify': msg`Completed`,
  'work cancel': msg`Cancelled`,
  'work no-show': msg`Nobody was home`,
  'work release': msg`Back to the pool`,
  'work reopen': msg`Reopened`,
  'work propose-add-ons': msg`Add-ons proposed`,
  'work answer-add-on': msg`Add-on answered`,
  'work take-back-add-on': msg`Add-on taken back`,
  'work submit-approval': msg`Add-ons approved without network`,
  'work rate': msg`Rated`,
  'work reschedule': msg`Moved to another time`,
  'work replace': msg`Asked for somebody else`,
  'work block': msg`One side blocked the other`,
  'work set-off': msg`On the way`,
  'work run-late': msg`Runs late`,
  'work overdue': msg`Nobody came yet`,
  'work arrive': msg`Reached the address`,
  'work missed-visit': msg`Reported that nobody opened`,
  'work send-code': msg`Code sent again`,
  'work asked-ask-override': msg`Asked to close without code`,
  'work agreed-ask-override': msg`Agreed to close without code`,
  'work refused-ask-override': msg`Refused to close without code`,
  'work asked-end-for-serviceman': msg`Asked to end the work`,
  'work agreed-end-for-serviceman': msg`Agreed to end the work`,
  'work refused-end-for-serviceman': msg`Refused to end the work`,
  'money cash': msg`Paid in cash`,
  'money upi': msg`Paid by UPI`,
  'money online': msg`Paid in the app`,
  'money tip': msg`Tip`,
  'money take-back-payment': msg`Payment taken back`,
  'money refund': msg`Refunded`,
  'money correct-earnings': msg`Earnings corrected`,
  'money settle-visit': msg`Charge for the visit settled`,
  'messages call': msg`Phone call`,
  'messages completion-code': msg`Completion code sent`,
  'messages chat': msg`Message in the chat`,
  'messages chat-picture': msg`Picture in the chat`,
  ...Object.fromEntries(Object.entries(NOTIFIED).map(([kind, said]) => [`messages ${kind}`, said])),
  'notes note': msg`Note`,
  'audit get-record': msg`Record opened`,
  'audit call-person': msg`Asked for the number to call`,
};

export const OTHER_WORDS: Readonly<Record<HistoryPart, MessageDescriptor>> = {
  work: msg`The booking changed`,
  money: msg`An amount was recorded`,
  messages: msg`Notification sent`,
  notes: msg`Note`,
  audit: msg`Call “{name}”`,
};

export const historyMessages = {
  history: msg`History`,
  server: msg`The server`,
  toCustomer: msg`to the customer`,
  toServiceman: msg`to the serviceman`,
  toCustomerNamed: msg`to the customer {name}`,
  toServicemanNamed: msg`to the serviceman {name}`,
  assigned: msg`Assigned to {whom}`,
  assignedInstead: msg`Assigned to {whom} instead of {former}`,
  released: msg`Back to the pool, taken from {former}`,
  replaced: msg`Asked for somebody else than {former}`,
  moved: msg`Moved from {from} to {to}`,
  taken: msg`Taken from {former}`,
  startedWithCode: msg`Work started, with the start code`,
  startedWithWrongCode: msg`Work started, with a wrong start code`,
  startedWithoutCode: msg`Work started, without the start code`,
  accepted: msg`Add-on accepted`,
  rejected: msg`Add-on rejected`,
  agreedBy: msg`agreed by {name}`,
  refused: msg`Refused by the rules`,
  sent: msg`Done at {done}, sent at {sent}`,
  more: msg`Show older`,
  nothing: msg`Nothing here yet.`,
  all: msg`All`,
  parts: msg`Parts of the history`,
};
