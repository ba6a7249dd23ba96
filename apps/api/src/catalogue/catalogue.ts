import { paise, type Paise } from '@karigar/domain/money';
import type { CategoryEntry, Motif, ServiceEntry, Words } from './catalogue-entry.ts';
import { ac } from './categories/ac.ts';
import { appliances } from './categories/appliances.ts';
import { carWash } from './categories/car-wash.ts';
import { carpentry } from './categories/carpentry.ts';
import { cleaning } from './categories/cleaning.ts';
import { electrical } from './categories/electrical.ts';
import { fansAndLights } from './categories/fans-and-lights.ts';
import { geyser } from './categories/geyser.ts';
import { painting } from './categories/painting.ts';
import { pestControl } from './categories/pest-control.ts';
import { plumbing } from './categories/plumbing.ts';
import { waterPurifier } from './categories/water-purifier.ts';
import { CITIES } from './cities.ts';
import { SKILLS } from './skills.ts';

/** In the order of the screen. */
const CATEGORIES: readonly CategoryEntry[] = [
  ac,
  plumbing,
  electrical,
  cleaning,
  carWash,
  carpentry,
  painting,
  pestControl,
  appliances,
  waterPurifier,
  geyser,
  fansAndLights,
];

const artOf = (motif: Motif): string => `/art/service-${motif}.svg`;
const rupees = (amount: number): Paise => paise(amount * 100);
const english = (list: readonly Words[]): string[] => list.map(([words]) => words);
const hindi = (list: readonly Words[]): string[] => list.map(([, words]) => words);

const serviceRow = (category: CategoryEntry, service: ServiceEntry, place: number) => {
  const [unit, unit_hi] = service.unit ?? category.unit;
  const included = [...service.included, ...category.always.included];
  const notIncluded = [...(service.notIncluded ?? []), ...category.always.notIncluded];
  return {
    id: service.id,
    category_id: category.id,
    name: service.name[0],
    name_hi: service.name[1],
    price: rupees(service.rupees),
    minutes: service.minutes,
    image: artOf(service.art ?? category.art),
    is_offered: true,
    place,
    skill_id: category.skill,
    unit,
    unit_hi,
    cover_days: service.coverDays ?? category.coverDays,
    included: english(included),
    included_hi: hindi(included),
    not_included: english(notIncluded),
    not_included_hi: hindi(notIncluded),
    also_called: service.alsoCalled,
  };
};

const addOnRows = ({ id, firstAddOn = id * 10 + 1, addOns }: ServiceEntry) =>
  addOns.map(([name, name_hi, price], at) => ({
    id: firstAddOn + at,
    service_id: id,
    name,
    name_hi,
    price: rupees(price),
    is_offered: true,
  }));

/** Catalogue rows per table, ordered so that referenced tables come first. */
export const catalogueRows = {
  cities: CITIES.map(({ id, name: [name, name_hi], latitude, longitude }) => ({
    id,
    name,
    name_hi,
    latitude,
    longitude,
    is_served: true,
  })),
  areas: CITIES.flatMap((city) =>
    city.areas.map(([id, [name, name_hi], pin_code, latitude, longitude]) => ({
      id,
      city_id: city.id,
      name,
      name_hi,
      pin_code,
      latitude,
      longitude,
      is_served: true,
    })),
  ),
  skills: Object.entries(SKILLS).map(([id, [name, name_hi]]) => ({ id, name, name_hi })),
  categories: CATEGORIES.map(({ id, name: [name, name_hi], art, alsoCalled }, at) => ({
    id,
    name,
    name_hi,
    image: artOf(art),
    place: at + 1,
    is_offered: true,
    also_called: alsoCalled,
  })),
  services: CATEGORIES.flatMap((category) =>
    category.services.map((service, at) => serviceRow(category, service, at + 1)),
  ),
  add_ons: CATEGORIES.flatMap(({ services }) => services).flatMap(addOnRows),
};

export type CatalogueService = (typeof catalogueRows.services)[number];
export type CatalogueAddOn = (typeof catalogueRows.add_ons)[number];
