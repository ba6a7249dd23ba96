import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import type { ServiceCard } from '@karigar/contract/catalogue/service-card';
import { ratingOf } from '@karigar/domain/customer-bookings/rating';
import type { Language } from '@karigar/domain/language';
import { nameIn, namesIn } from '#platform/names';
import type { CardRow, OfferedRow, ServiceRow } from './catalogue-store.ts';

export const presentCard = (language: Language, row: CardRow): ServiceCard => ({
  id: row.id,
  categoryId: row.category_id,
  name: nameIn(row.names, language),
  image: row.image,
  price: row.price,
  minutes: row.minutes,
  rating: ratingOf(row.ratings, row.stars),
  ratings: row.ratings,
});

export const presentService = (
  language: Language,
  row: ServiceRow,
  addOns: readonly OfferedRow[],
  { takesUpi, paysOnline }: { readonly takesUpi: boolean; readonly paysOnline: boolean },
): ServiceDetails => ({
  ...presentCard(language, row),
  categoryName: nameIn(row.category_names, language),
  unit: nameIn(row.units, language),
  coverDays: row.cover_days,
  takesUpi,
  ...(paysOnline && { paysOnline, advance: row.advance }),
  included: [...namesIn(row.includes, language)],
  notIncluded: [...namesIn(row.excludes, language)],
  addOns: addOns.map(({ id, names, price }) => ({ id, name: nameIn(names, language), price })),
});
