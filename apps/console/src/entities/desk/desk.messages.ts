import type { Desk } from '@karigar/domain/console/desks';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const DESK_NAMES: Readonly<Record<Desk, MessageDescriptor>> = {
  dispatch: msg`Dispatch`,
  help: msg`Help`,
  money: msg`Money`,
  kyc: msg`KYC`,
  catalogue: msg`Catalogue`,
  admin: msg`Admin`,
  audit: msg`Audit`,
};
