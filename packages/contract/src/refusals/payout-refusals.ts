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
    msg`This payout run went to the bank already, as a file or through the provider.`,
  ),
  'payout.no-provider': business(
    msg`No payouts provider is set up. Take the file for the bank instead.`,
  ),
  'payout.provider-answers': business(
    msg`This payout run was sent through the payouts provider, which answers by itself.`,
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
  'payout.daily-not-offered': business(msg`Daily payouts are not offered now.`),
  'payout.fee-changed': business(
    msg`The fee of daily payouts has changed. Please look at the new one.`,
  ),
} as const satisfies Record<string, Refusal>;
