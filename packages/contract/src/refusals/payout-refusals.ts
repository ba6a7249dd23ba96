import { msg } from '@karigar/domain/msg';
import { payoutResultLine } from './payout-details.ts';
import { business, type Refusal } from './refusal.ts';

export const payoutRefusals = {
  'payout.nothing-to-pay': business(msg`There is nothing to pay out.`),
  'payout.run-not-found': business(msg`This payout run was not found.`),
  'payout.run-over': business(msg`This payout run is over.`),
  'payout.run-changed': business(
    msg`The payout run has other sums than those you confirmed. Please look again.`,
  ),
  'payout.run-unconfirmed': business(msg`A second person must agree to this payout run first.`),
  'payout.file-taken': business(
    msg`The file of this payout run was taken already. It is given once.`,
  ),
  'payout.file-not-taken': business(msg`The file of this payout run has not been taken yet.`),
  'payout.result-invalid': {
    ...business(msg`A line cannot be read. Nothing was recorded.`),
    details: payoutResultLine['payout.result-invalid'],
  },
  'payout.row-of-another-run': {
    ...business(msg`A line has a reference that is not of this payout run. Nothing was recorded.`),
    details: payoutResultLine['payout.row-of-another-run'],
  },
  'payout.result-differs': {
    ...business(
      msg`A line says something else than what was recorded before. Nothing was recorded.`,
    ),
    details: payoutResultLine['payout.result-differs'],
  },
  'payout.utr-used': {
    ...business(msg`A line has a UTR that belongs to another payout. Nothing was recorded.`),
    details: payoutResultLine['payout.utr-used'],
  },
} as const satisfies Record<string, Refusal>;
