import { accountRefusals } from './refusals/sign-in-refusals.ts';
import { bankLineRefusals } from './refusals/bank-line-refusals.ts';
import { bookingRefusals } from './refusals/booking-refusals.ts';
import { catalogueRefusals } from './refusals/catalogue-refusals.ts';
import { dispatchRefusals } from './refusals/offer-refusals.ts';
import { consoleRefusals } from './refusals/dispatch-refusals.ts';
import { exceptionRefusals } from './refusals/visit-problem-refusals.ts';
import { ledgerRefusals } from './refusals/correction-refusals.ts';
import { operatorRefusals } from './refusals/operator-refusals.ts';
import { orderRefusals } from './refusals/order-refusals.ts';
import { passkeyRefusals } from './refusals/passkey-refusals.ts';
import { payoutRefusals } from './refusals/payout-refusals.ts';
import { personRefusals } from './refusals/person-refusals.ts';
import { protocolRefusals } from './refusals/protocol-refusals.ts';
import { pushRefusals } from './refusals/push-refusals.ts';
import { receiptRefusals } from './refusals/receipt-refusals.ts';
import { recordRefusals } from './refusals/record-refusals.ts';
import type { Refusal } from './refusals/refusal.ts';
import { taxRefusals } from './refusals/tax-refusals.ts';
import { safetyRefusals } from './refusals/safety-refusals.ts';
import { warrantyRefusals } from './refusals/warranty-refusals.ts';
import { upiRefusals } from './refusals/upi-refusals.ts';
import { vaultRefusals } from './refusals/vault-refusals.ts';
import { verificationRefusals } from './refusals/verification-refusals.ts';
import { waitingRefusals } from './refusals/waiting-refusals.ts';
import { workRecordRefusals } from './refusals/work-record-refusals.ts';

const businessRefusals = {
  ...bookingRefusals,
  ...dispatchRefusals,
  ...exceptionRefusals,
  ...operatorRefusals,
  ...orderRefusals,
  ...accountRefusals,
  ...passkeyRefusals,
  ...pushRefusals,
  ...receiptRefusals,
  ...upiRefusals,
  ...vaultRefusals,
  ...verificationRefusals,
  ...catalogueRefusals,
  ...ledgerRefusals,
  ...payoutRefusals,
  ...taxRefusals,
  ...safetyRefusals,
  ...warrantyRefusals,
  ...bankLineRefusals,
  ...personRefusals,
  ...consoleRefusals,
  ...waitingRefusals,
  ...recordRefusals,
  ...workRecordRefusals,
};

/** The refusals that calls declare. */
export type RefusalName = keyof typeof businessRefusals;
/** The refusals that every call may return. */
export type ProtocolRefusalName = keyof typeof protocolRefusals;

export const REFUSALS: Readonly<Record<RefusalName | ProtocolRefusalName, Refusal>> = {
  ...businessRefusals,
  ...protocolRefusals,
};

export const PROTOCOL_REFUSALS = Object.keys(protocolRefusals) as readonly ProtocolRefusalName[];
export const BUSINESS_REFUSALS = Object.keys(businessRefusals) as readonly RefusalName[];
