import type { ItemKind } from '@karigar/domain/console/waiting-items';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why something waits. */
export const KIND_NAMES: Readonly<Record<ItemKind, MessageDescriptor>> = {
  sos: msg`SOS`,
  'nobody-took': msg`Nobody took it`,
  overdue: msg`Nobody came yet`,
  'held-due': msg`Held, due today`,
  'no-code': msg`No code`,
  'given-back': msg`Given back late`,
  blocked: msg`Blocked`,
  revisit: msg`Warranty visit`,
  'visit-check': msg`Visit to decide`,
  'visit-due': msg`Visit to settle`,
  'late-cash': msg`Late cash`,
  'late-work': msg`Late work`,
  'late-action': msg`Late action`,
  document: msg`KYC`,
  bank: msg`Bank account`,
  skills: msg`Skills`,
  'last-look': msg`Last look`,
  countersign: msg`Second person`,
  freeze: msg`Payouts stopped`,
  recovery: msg`Lost number`,
  ticket: msg`Ticket`,
  report: msg`Report`,
  case: msg`Question`,
  deposit: msg`Deposit`,
  upi: msg`UPI`,
  'refund-transfer': msg`Refund to transfer`,
  refund: msg`Refund`,
  'payout-run': msg`Payout run`,
  'bank-line': msg`Bank statement`,
};

/** What the word of an item says, where it is no service. */
export const WHAT_WORDS: Readonly<
  Partial<Record<ItemKind, Readonly<Record<string, MessageDescriptor>>>>
> = {
  sos: {
    serviceman: msg`SOS of the serviceman: call at once`,
    customer: msg`SOS of the customer: call at once`,
  },
  'late-cash': { 'cash-not-taken': msg`Cash came after the booking was closed` },
  'late-work': {
    'work-not-taken': msg`Work was done on a booking that was gone`,
    'code-expired': msg`The code came too late`,
    'started-before-move': msg`Work began before the visit was moved`,
  },
  'late-action': {
    start: msg`Start came too late`,
    hold: msg`Hold came too late`,
    resume: msg`Resume came too late`,
    end: msg`End came too late`,
    verify: msg`The code came too late`,
    pay: msg`A payment came too late`,
  },
  document: {
    aadhaar: msg`Aadhaar card`,
    pan: msg`PAN card`,
    'driving-licence': msg`Driving licence`,
  },
  countersign: {
    'ask-override': msg`Close {no} without code`,
    'end-for-serviceman': msg`End the work of {no}`,
    'invite-operator': msg`Invite an operator`,
    'save-desks': msg`Give an operator desks`,
    'answer-freeze': msg`Open a frozen account`,
    'refund-payment': msg`Refund money of {no}`,
    'correct-earnings': msg`Correct the earnings of {no}`,
    'reverse-payment': msg`Take back a payment of {no}`,
    'correct-payment': msg`Take back a part of a payment of {no}`,
  },
  freeze: {
    phone: msg`“This was not me”: mobile number`,
    email: msg`“This was not me”: email`,
    password: msg`“This was not me”: password`,
    bank: msg`“This was not me”: bank account`,
    number: msg`Somebody else claims the number`,
  },
  report: {
    rude: msg`Reported: rude`,
    unsafe: msg`Reported: does not feel safe`,
    cheating: msg`Reported: cheating`,
    'outside-app': msg`Reported: work outside the app`,
    other: msg`Reported: something else`,
  },
  'payout-run': {
    confirm: msg`Payout run {no}: nobody confirmed it`,
    'second-person': msg`Payout run {no}: the request for a second person ends soon`,
    file: msg`Payout run {no}: nobody took the file`,
    answers: msg`Payout run {no}: the bank's answers are missing`,
    balance: msg`Payout run {no}: too little balance at the provider`,
    approval: msg`Payout run {no}: an approval is missing in the provider's dashboard`,
    provider: msg`Payout run {no}: the provider does not end its transfers`,
  },
};

/** Of items whose kind says what they are, and of words that are newer than this screen. */
export const OTHER_TITLES: Readonly<Partial<Record<ItemKind, MessageDescriptor>>> = {
  'late-cash': msg`Cash came too late`,
  'late-work': msg`Work came too late`,
  'late-action': msg`An action came too late`,
  document: msg`Document`,
  bank: msg`Bank account to compare`,
  skills: msg`Skills to confirm`,
  'last-look': msg`Nothing is missing: last look`,
  countersign: msg`A second person is asked`,
  freeze: msg`Payouts stopped by their owner`,
  recovery: msg`Lost number, wants to log in`,
  report: msg`A person was reported`,
  case: msg`Question about earnings`,
  deposit: msg`Cash deposit`,
  'refund-transfer': msg`Transfer a refund: ask for UPI ID or account`,
  refund: msg`A refund does not reach the customer`,
  'payout-run': msg`A payout run waits`,
  'bank-line': msg`Lines of the bank's statement that nobody matched`,
};
