/** Where somebody is to come; without an id it has not been saved yet. */
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

/** On one line, as it stands on a letter. */
export const addressLine = (address: DraftAddress): string =>
  [address.flatNo, address.street, address.area, `${address.city} ${address.pinCode}`]
    .filter((part) => part.trim() !== '')
    .join(', ');
