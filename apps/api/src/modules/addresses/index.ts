import { listAddressesHandler } from './calls/list-addresses.ts';
import { removeAddressHandler } from './calls/remove-address.ts';
import { saveAddressHandler } from './calls/save-address.ts';

export { readServedArea, takeAddress, type AddressRow } from './address-store.ts';

export const addressHandlers = [listAddressesHandler, saveAddressHandler, removeAddressHandler];
