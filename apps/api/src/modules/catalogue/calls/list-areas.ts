import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listAreaRows } from '../catalogue-store.ts';

export const listAreasHandler = defineHandler(listAreas, async (_input, { tx, language }) => {
  const rows = await listAreaRows(tx);
  return accepted(
    rows.map((row) => ({
      id: row.id,
      name: nameIn(row.names, language),
      city: nameIn(row.city_names, language),
      pinCode: row.pin_code,
      latitude: row.latitude,
      longitude: row.longitude,
    })),
  );
});
