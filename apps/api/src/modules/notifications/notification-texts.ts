import { displayDateTime, displayDay, displayTime } from '@karigar/domain/dates/display-date';
import { readDocumentType } from '@karigar/domain/documents/document-number';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import type { Language } from '@karigar/domain/language';
import { msg, type Text } from '@karigar/domain/msg';
import { paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import {
  isNotificationKind,
  type NotificationKind,
} from '@karigar/domain/notifications/notification-kinds';
import { detailedName } from '#platform/names';
import {
  bankReason,
  DOCUMENT_NAMES,
  documentReason,
} from '@karigar/domain/verification/review-texts';
import { say, sayIn } from '#platform/texts';

/** Text by kind. {places} are filled from the notification's details. */
const TEXTS: Readonly<Record<NotificationKind, Text>> = {
  welcome: msg`Welcome to Karigar.`,
  'account-claimed': msg`Your mobile number is confirmed. The earlier password and email of this account were removed.`,
  'phone-changed': msg`The mobile number of your account was changed. If it was not you, tap here at once.`,
  'email-changed': msg`The email of your account was changed. If it was not you, tap here at once.`,
  'password-changed': msg`The password of your account was changed. If it was not you, tap here at once.`,
  'bank-changed': msg`The bank account of your account was changed. Payouts wait 3 days. If it was not you, tap here at once.`,
  'passkey-added': msg`A passkey was added to your account: it can be used to log in. If it was not you, contact support at once.`,
  'passkey-removed': msg`A passkey was removed from your account. If it was not you, contact support at once.`,
  'number-claimed': msg`Somebody else says that your mobile number is theirs now. If it is still yours, nothing changes: you are using the app.`,
  'payouts-frozen': msg`Somebody pressed "This was not me" in a notice about your account. No money leaves it now, and every device was logged out. Our team checks it within 24 hours.`,
  'payouts-kept': msg`Our team has checked your account. No money leaves it for now. Contact support.`,
  'payouts-restored': msg`Our team has checked your account. It is open again.`,
  'new-device': msg`Your account was opened on a new device. If it was not you, log that device out in your profile under "Your devices".`,
  'terms-changed': msg`Our terms or our privacy notice have changed. You can read them in your profile under "Your data". With your next login you accept them.`,
  'document-approved': msg`Your document is accepted: {document}.`,
  'document-rejected': msg`Your document is not accepted: {document}. {why}`,
  'bank-checked': msg`Your bank account is checked. Payouts can go there.`,
  'bank-refused': msg`Your bank account is not accepted. {bankWhy}`,
  verified: msg`You are verified. From now on jobs are offered to you.`,
  unverified: msg`You are no longer verified, so no new jobs are offered to you: {reason}. If this is wrong, ask for help.`,
  'booking-assigned': msg`Booking {bookingNo} is assigned to you.`,
  'job-offered': msg`A job is offered to you: {bookingNo}.`,
  'nobody-yet': msg`Nobody has taken booking {bookingNo} yet. Our team is looking until {by}. If nobody can come, it is cancelled free of charge. You can choose another time.`,
  'nobody-came': msg`We are sorry: nobody could come for booking {bookingNo}. It is cancelled, and nothing is charged.`,
  'given-back': msg`The serviceman cannot come for booking {bookingNo}. We are looking for another until {by}.`,
  'given-back-late': msg`We are sorry: the serviceman cannot come for booking {bookingNo} after all. We are looking for another until {by}.`,
  'on-the-way': msg`The serviceman of booking {bookingNo} is on the way.`,
  'running-late': msg`The serviceman of booking {bookingNo} is running late. New time: {at}.`,
  overdue: msg`The serviceman of booking {bookingNo} has not come yet and has not told us why. Our team is looking into it.`,
  'at-your-door': msg`The serviceman of booking {bookingNo} is at your door. If nobody opens, the visit is charged.`,
  'nobody-home': msg`Nobody was home for booking {bookingNo}. It is cancelled, and {amount} is due for the visit. If this is wrong, open the booking and ask for help.`,
  'visit-paid': msg`Nobody was home for booking {bookingNo}. You get {amount} for the visit with your next payout.`,
  'visit-checked': msg`Nobody was home for booking {bookingNo}. Our team checks the visit by {by}. If all is right, you get {amount}.`,
  'visit-missed': msg`The serviceman of booking {bookingNo} reports that nobody opened at {at}. Nothing is charged for now: our team is looking into it. If this is wrong, open the booking and ask for help.`,
  'visit-not-charged': msg`Booking {bookingNo} is cancelled because nobody opened. Nothing is charged for the visit.`,
  'visit-not-paid': msg`The visit of booking {bookingNo} is not paid: {reason}. If this is wrong, ask for help.`,
  'visit-settled': msg`The visit of booking {bookingNo} is paid: {amount}.`,
  'visit-waived': msg`You don't need to pay {amount} for the visit of booking {bookingNo}: {reason}.`,
  'revisit-paid': msg`Thank you for the warranty visit {bookingNo}. You get {amount} with your next payout.`,
  'completed-by-team': msg`Our team has completed booking {bookingNo} without the OTP.`,
  'work-started': msg`Work on booking {bookingNo} has started.`,
  'work-held': msg`Work on booking {bookingNo} is on hold until {until}.`,
  'work-resumed': msg`Work on booking {bookingNo} has resumed.`,
  'work-ended': msg`Work on booking {bookingNo} has ended. Tell the serviceman your completion OTP if all is well.`,
  'work-completed': msg`Booking {bookingNo} is completed.`,
  'add-ons-proposed': msg`New add-ons for booking {bookingNo} wait for your answer.`,
  'add-on-accepted': msg`The customer accepted {name} for booking {bookingNo}.`,
  'add-on-rejected': msg`The customer rejected {name} for booking {bookingNo}.`,
  'payment-received': msg`Payment of {amount} received for booking {bookingNo}.`,
  'add-ons-lapsed': msg`Add-ons of booking {bookingNo} were not approved before the work ended. They are not billed.`,
  'add-ons-late': msg`Add-ons for booking {bookingNo} came after the work ended. You are not billed for them.`,
  'approval-arrived': msg`Your approval for booking {bookingNo} has arrived. Add-ons of {amount} are on the bill.`,
  'late-cash': msg`Your cash of {amount} for booking {bookingNo} could not be recorded, because the booking had changed. Please keep it. Our team will reply by {until}.`,
  'late-cash-reported': msg`A serviceman reports {amount} in cash from you for booking {bookingNo}, which had changed by then. You do not pay twice. Our team will reply by {until}.`,
  'late-work': msg`Your work on booking {bookingNo} reached us after the booking was cancelled or given to someone else. It is recorded, and our team will reply by {until}.`,
  'late-work-reported': msg`A serviceman reports work on booking {bookingNo} from before they heard that it had changed. You are not billed for it. Our team will look into it by {until}.`,
  'late-code': msg`The OTP of booking {bookingNo} reached us after it had expired. Ask the customer for a new one, or our team will help by {until}.`,
  'late-code-reported': msg`Your OTP for booking {bookingNo} reached us after it had expired. Open the booking for a new one, or our team will help by {until}.`,
  'started-without-code': msg`Work on booking {bookingNo} has started without your start code. If nobody is with you, open the booking and tell us.`,
  'late-start': msg`The customer had moved booking {bookingNo} to another day. Your start counts, and the booking is back on {day}.`,
  'late-start-reported': msg`Work on booking {bookingNo} began on {day}, before the new day you chose reached the serviceman. It is back on that day. If this is wrong, open the booking and ask for help.`,
  'paid-online': msg`{amount} of booking {bookingNo} was paid in the app. Take cash only for the rest, if there is any.`,
  'sent-back': msg`{amount} paid in the app for booking {bookingNo} is not due, so it goes back to the customer.`,
  'back-with-you': msg`{amount} of booking {bookingNo} is back in your account.`,
  'tip-received': msg`The customer gave you a tip of {amount} for booking {bookingNo}.`,
  'booking-cancelled': msg`The customer cancelled booking {bookingNo}.`,
  'cancelled-late': msg`The customer cancelled booking {bookingNo} late. You get {amount} for it with your next payout.`,
  'booking-moved': msg`The customer changed the time of booking {bookingNo}.`,
  'booking-rated': msg`The customer rated your work on booking {bookingNo}.`,
  'payment-corrected': msg`A payment of booking {bookingNo} was corrected by {amount}: {reason}.`,
  'refund-made': msg`{amount} of booking {bookingNo} was refunded to the customer: {reason}.`,
  'earnings-corrected': msg`Your earnings of booking {bookingNo} were corrected by {amount}: {reason}.`,
  'part-earned': msg`Another serviceman ended the work on booking {bookingNo}. Your part of it is {amount}. Your earnings show how it was counted.`,
  'deposit-confirmed': msg`Your deposit of {amount} has arrived.`,
  'deposit-refused': msg`Your deposit of {amount} could not be confirmed: {reason}.`,
  'payout-sent': msg`{amount} was paid to your bank.`,
  'payout-paid': msg`{amount} was paid to your bank. Number of the transfer (UTR): {utr}.`,
  'payout-failed': msg`{amount} could not be paid to your bank: {reason}. The money is not lost: our team checks your bank account, and the next payout includes it. Please check your bank details.`,
  'payout-returned': msg`The bank sent back {amount} that was paid to you: {reason}. The money is not lost: our team checks your bank account, and the next payout includes it. Please check your bank details.`,
  'case-answered': msg`Your question {caseNo} has been answered.`,
  'cash-limit-near': msg`You have {amount} of cash in hand. Please deposit it soon: above the limit you get only jobs that are paid already.`,
  'cash-limit-passed': msg`You have {amount} of cash in hand, more than the limit. Please deposit it today: until it is confirmed you get only jobs that are paid already.`,
  'serviceman-assigned': msg`{name} will come for booking {bookingNo}.`,
  'booking-given-away': msg`Booking {bookingNo} was given to another serviceman.`,
  'booking-released': msg`Booking {bookingNo} is no longer yours. You do not need to go there.`,
  'somebody-else': msg`We are sorry about booking {bookingNo}. We are looking for somebody else until {by}.`,
  'cancelled-by-team': msg`We cancelled booking {bookingNo} for you. Open it to see whether anything is due.`,
  'reopened-by-team': msg`Booking {bookingNo} is open again. We are looking for somebody until {by}.`,
  'moved-by-team': msg`We moved booking {bookingNo} for you: the visit is on {by}.`,
  'held-by-team': msg`Our team put the work on booking {bookingNo} on hold until {until}, because you could not.`,
  'ended-by-team': msg`Our team ended the work on booking {bookingNo}, because you could not.`,
  'ticket-acknowledged': msg`We are working on your request {ticketNo}.`,
  'ticket-answered': msg`Your request {ticketNo} has been answered.`,
  'chat-message': msg`New message about booking {bookingNo}.`,
};

/** After the text of an action that reached us late. */
const THIS_WAS = msg`This was on {when}.`;

/** For a kind of a newer server, read by an older one during a deployment. */
const UNKNOWN = msg`You have a new notification.`;

type Details = Readonly<Record<string, unknown>>;
type Writer = (details: Details, language: Language) => string | null;

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const dayWords = (written: unknown, language: Language): string | null => {
  const day = readWireDate(wordOf(written) ?? '');
  return day === null ? null : displayDay(day, sayIn(language));
};

const WRITERS: Readonly<Record<string, Writer>> = {
  bookingNo: ({ bookingNo }) => wordOf(bookingNo),
  name: detailedName,
  amount: ({ amount }) =>
    Number.isSafeInteger(amount) ? formatMoney(paise(Number(amount))) : null,
  at: ({ at }) => (Number.isSafeInteger(at) ? displayTime(Number(at)) : null),
  by: ({ by }, language) =>
    Number.isSafeInteger(by) ? displayDateTime(Number(by), sayIn(language)) : null,
  document: ({ document }, language) => {
    const type = readDocumentType(wordOf(document));
    return type === null ? null : say(DOCUMENT_NAMES[type], language);
  },
  why: ({ reasonKind, words }, language) =>
    documentReason(wordOf(reasonKind), wordOf(words), sayIn(language)) || null,
  bankWhy: ({ reasonKind, words }, language) =>
    bankReason(wordOf(reasonKind), wordOf(words), sayIn(language)) || null,
  ticketNo: ({ ticketNo }) => wordOf(ticketNo),
  caseNo: ({ caseNo }) => wordOf(caseNo),
  utr: ({ utr }) => wordOf(utr),
  // The sentence has its own full stop.
  reason: ({ reason }) => wordOf(reason)?.replace(/[.।\s]+$/u, '') ?? null,
  until: ({ until }, language) => dayWords(until, language),
  day: ({ day }, language) => dayWords(day, language),
};

/** The text with unfilled {places}. */
export const notificationTemplate = (kind: string): Text =>
  isNotificationKind(kind) ? TEXTS[kind] : UNKNOWN;

const detailsOf = (details: unknown): Details =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** What fills the {places}. A missing value becomes a dash: one bad row must not break the whole list. */
export const notificationValues = (
  details: unknown,
  language: Language,
): Readonly<Record<string, string>> => {
  const given = detailsOf(details);
  return Object.fromEntries(
    Object.entries(WRITERS).map(([name, write]) => [name, write(given, language) ?? '–']),
  );
};

export const notificationText = (kind: string, details: unknown, language: Language): string => {
  const given = detailsOf(details);
  const text = say(notificationTemplate(kind), language, notificationValues(details, language));
  const { happenedAt } = given;
  if (!Number.isSafeInteger(happenedAt)) return text;
  const when = displayDateTime(Number(happenedAt), sayIn(language));
  return `${text} ${say(THIS_WAS, language, { when })}`;
};
