import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listAddressRows } from '../address-store.ts';

export const listAddressesHandler = defineHandler(
  listAddresses,
  async (_input, { tx, who, language }) => {
    const rows = await listAddressRows(tx, accountOf(who));
    return accepted(
      rows.map((row) => ({
        id: row.id,
        label: row.label,
        contactName: row.contact_name,
        flatNo: row.flat_no,
        street: row.street,
        landmark: row.landmark,
        areaId: row.area_id,
        area: nameIn(row.area_names, language),
        city: nameIn(row.city_names, language),
        pinCode: row.pin_code,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
    );
  },
);
