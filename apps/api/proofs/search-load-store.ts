import { withClient } from '#db/connect';
import type { TestDatabase } from '#testing/template-db';

/** Brands and places, so that the added services share some words with the real ones. */
const FILL = `
  WITH maker AS (
    SELECT name, hindi, at FROM unnest(
      ARRAY['Voltas', 'Samsung', 'Godrej', 'Havells', 'Crompton', 'Bajaj', 'Usha', 'Orient', 'Kent', 'Daikin',
        'Hitachi', 'Panasonic', 'Whirlpool', 'Haier', 'Onida', 'Jaquar', 'Hindware', 'Cera', 'Asian', 'Berger',
        'Nerolac', 'Philips', 'Syska', 'Anchor', 'Polycab'],
      ARRAY['वोल्टास', 'सैमसंग', 'गोदरेज', 'हैवेल्स', 'क्रॉम्पटन', 'बजाज', 'उषा', 'ओरिएंट', 'केंट', 'डाइकिन', 'हिताची',
        'पैनासोनिक', 'व्हर्लपूल', 'हायर', 'ओनिडा', 'जैकुआर', 'हिंदवेयर', 'सेरा', 'एशियन', 'बर्जर', 'नेरोलैक', 'फ़िलिप्स',
        'सिस्का', 'एंकर', 'पॉलीकैब']) WITH ORDINALITY AS maker (name, hindi, at)
  )
  INSERT INTO services (id, category_id, name, name_hi, price, minutes, image, also_called, place)
  SELECT 100000 + row_number() OVER (ORDER BY maker.at, services.id), category_id,
    maker.name || ' ' || services.name, maker.hindi || ' ' || services.name_hi, price, minutes, image,
    also_called, 2000
  FROM maker CROSS JOIN services ORDER BY maker.at, services.id
  LIMIT greatest(0, $1 - (SELECT count(*) FROM services))`;

/** Adds services until there are this many; returns how many there are. */
export const fillCatalogue = (database: TestDatabase, services: number): Promise<number> =>
  withClient(database.url('owner'), async (client) => {
    await client.query(FILL, [services]);
    await client.query('ANALYZE');
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM services');
    return Number(rows[0]?.count);
  });
