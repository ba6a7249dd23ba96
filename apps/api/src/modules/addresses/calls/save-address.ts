import { saveAddress } from '@karigar/contract/addresses/save-address';
import { isPinCode } from '@karigar/domain/identity/pin-code';
import { isPinInArea } from '@karigar/domain/bookings/place';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { insertAddress, listAddressRows, readServedArea, updateAddress } from '../address-store.ts';

const MOST = 20;

export const saveAddressHandler = defineHandler(saveAddress, async (input, { tx, who, now }) => {
  const accountId = accountOf(who);
  const { addressId, ...written } = input;
  const words = {
    ...written,
    label: written.label.trim(),
    contactName: written.contactName.trim(),
    flatNo: written.flatNo.trim(),
    street: written.street.trim(),
    landmark: written.landmark.trim(),
    pinCode: written.pinCode.replaceAll(' ', ''),
  };
  if (words.label === '' || words.flatNo === '' || words.street === '')
    return refused('address.incomplete');
  if (!isPinCode(words.pinCode)) return refused('address.pin-code-invalid');
  const area = await readServedArea(tx, words.areaId);
  if (area === null) return refused('area.not-served');
  if (area.pin_code !== words.pinCode) return refused('address.pin-code-invalid');
  if (!isPinInArea(words, area)) return refused('address.pin-too-far');
  if (addressId !== undefined) {
    const isOwn = await updateAddress(tx, accountId, addressId, words);
    return isOwn ? accepted({ addressId }) : refused('address.not-found');
  }
  const kept = await listAddressRows(tx, accountId);
  if (kept.length >= MOST) return refused('address.too-many');
  return accepted({ addressId: await insertAddress(tx, accountId, words, new Date(now)) });
});
