import { wholeAddress } from '@karigar/domain/bookings/whole-address';

/** An address for an order; without an id it is not saved yet. */
export type DraftAddress = {
  readonly id: number | null;
  readonly label: string;
  readonly contactName: string;
  readonly flatNo: string;
  readonly street: string;
  readonly landmark: string;
  readonly areaId: number;
  readonly area: string;
  readonly city: string;
  readonly pinCode: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** The address on one line, as on a letter. */
export const addressLine = (address: DraftAddress): string =>
  wholeAddress({ ...address, houseNo: '', address: '' });
