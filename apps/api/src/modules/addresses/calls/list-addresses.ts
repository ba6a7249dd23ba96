import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listAddressRows } from '../address-store.ts';

export const listAddressesHandler = defineHandler(
  listAddresses,
  async (_input, { tx, who, language }) => {
    const rows = await listAddressRows(tx, accountOf(who));
    const isHindi = language === 'hi';
    return accepted(
      rows.map((row) => ({
        id: row.id,
        label: row.label,
        contactName: row.contact_name,
        flatNo: row.flat_no,
        street: row.street,
        landmark: row.landmark,
        areaId: row.area_id,
        area: isHindi ? row.area_hi : row.area,
        city: isHindi ? row.city_hi : row.city,
        pinCode: row.pin_code,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
    );
  },
);
