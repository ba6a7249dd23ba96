import type { RateKind } from '@karigar/domain/ledger/rates';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const RATE_KIND_NAMES: Readonly<Record<RateKind, MessageDescriptor>> = {
  commission: msg`Commission`,
  tax: msg`Tax (GST)`,
  tds: msg`TDS`,
  'tds-without-pan': msg`TDS without PAN`,
  'daily-payout': msg`Fee of daily payouts`,
};
