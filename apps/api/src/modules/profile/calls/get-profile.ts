import { getProfile } from '@karigar/contract/profile/get-profile';
import { changesFrom } from '@karigar/domain/identity/account-facts';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { agesOf } from '#auth-steps/account-standing';
import { pauseOf } from '#auth-steps/payout-pause';
import { defineHandler } from '#wire/define-handler';
import { readProfile } from '../profile-store.ts';

export const getProfileHandler = defineHandler(
  getProfile,
  async (_input, { context, tx, who, now }) => {
    const me = accountOf(who);
    const [row, payoutPause, ages] = await Promise.all([
      readProfile(tx, me),
      pauseOf(tx, me, now),
      agesOf(tx, who, now),
    ]);
    return accepted({
      picture: context.fileLinks.link(row.picture_key),
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email ?? '',
      phone: row.phone ?? '',
      isPhoneProven: row.is_phone_proven,
      address: row.address,
      bankName: row.bank_name ?? '',
      holderName: row.holder_name ?? '',
      accountNumber: row.account_number_masked ?? '',
      ifsc: row.ifsc ?? '',
      roles: row.roles,
      payoutPause,
      changesFrom: changesFrom(ages),
    });
  },
);
