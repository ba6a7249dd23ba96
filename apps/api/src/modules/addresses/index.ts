import { listAddressesAnswer } from './calls/list-addresses.ts';
import { removeAddressAnswer } from './calls/remove-address.ts';
import { saveAddressAnswer } from './calls/save-address.ts';

export { readServedArea, takeAddress, type AddressRow } from './address-store.ts';

export const addressAnswers = [listAddressesAnswer, saveAddressAnswer, removeAddressAnswer];
