import { removeAddress } from '@karigar/contract/addresses/remove-address';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { deleteAddress } from '../address-store.ts';

export const removeAddressHandler = defineHandler(
  removeAddress,
  async ({ addressId }, { tx, who }) =>
    (await deleteAddress(tx, accountOf(who), addressId))
      ? accepted(null)
      : refused('address.not-found'),
);
