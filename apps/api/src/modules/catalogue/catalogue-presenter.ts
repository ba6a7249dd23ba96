import type { ServiceDetails } from '@karigar/contract/catalogue/get-service';
import type { ServiceCard } from '@karigar/contract/catalogue/service-card';
import { ratingOf } from '@karigar/domain/customer-bookings/rating';
import type { Language } from '@karigar/domain/language';
import type { CardRow, Named, OfferedRow, ServiceRow } from './catalogue-store.ts';

export const nameIn = (language: Language, { name, name_hi: hindi }: Named): string =>
  language === 'hi' ? hindi : name;

export const presentCard = (language: Language, row: CardRow): ServiceCard => ({
  id: row.id,
  categoryId: row.category_id,
  name: nameIn(language, row),
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
): ServiceDetails => {
  const isHindi = language === 'hi';
  return {
    ...presentCard(language, row),
    categoryName: isHindi ? row.category_name_hi : row.category_name,
    unit: isHindi ? row.unit_hi : row.unit,
    coverDays: row.cover_days,
    included: [...(isHindi ? row.included_hi : row.included)],
    notIncluded: [...(isHindi ? row.not_included_hi : row.not_included)],
    addOns: addOns.map((addOn) => ({
      id: addOn.id,
      name: nameIn(language, addOn),
      price: addOn.price,
    })),
  };
};
