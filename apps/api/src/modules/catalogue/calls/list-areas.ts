import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { nameIn } from '../catalogue-presenter.ts';
import { listAreaRows } from '../catalogue-store.ts';

export const listAreasHandler = defineHandler(listAreas, async (_input, { tx, language }) => {
  const rows = await listAreaRows(tx);
  return accepted(
    rows.map((row) => ({
      id: row.id,
      name: nameIn(language, row),
      city: language === 'hi' ? row.city_hi : row.city,
      pinCode: row.pin_code,
      latitude: row.latitude,
      longitude: row.longitude,
    })),
  );
});
