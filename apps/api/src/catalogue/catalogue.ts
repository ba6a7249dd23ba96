import { paise, type Paise } from '@karigar/domain/money';
import type { Text } from '@karigar/domain/msg';
import { listsOf, namesOf } from '#platform/names';
import type { CategoryEntry, ChecklistEntry, Motif, ServiceEntry } from './catalogue-entry.ts';
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

/** The columns before `names`, which an older server reads. */
const named = (text: Text) => {
  const names = namesOf(text);
  return { name: names.en, name_hi: names.hi ?? names.en, names };
};

const checklistItem = ({ id, name, unit = '', isOptional }: ChecklistEntry) => ({
  id,
  kind: unit === '' ? 'step' : 'reading',
  names: namesOf(name),
  unit,
  isRequired: isOptional === undefined,
});

const serviceRow = (category: CategoryEntry, service: ServiceEntry, place: number) => {
  const units = namesOf(service.unit ?? category.unit);
  const includes = listsOf([...service.included, ...category.always.included]);
  const excludes = listsOf([...(service.notIncluded ?? []), ...category.always.notIncluded]);
  return {
    id: service.id,
    category_id: category.id,
    ...named(service.name),
    price: rupees(service.rupees),
    minutes: service.minutes,
    image: artOf(service.art ?? category.art),
    is_offered: service.isOffered ?? true,
    place,
    skill_id: category.skill,
    unit: units.en,
    unit_hi: units.hi ?? units.en,
    units,
    cover_days: service.coverDays ?? category.coverDays,
    advance: (service.advance ?? 0) * 100,
    checklist: (service.checklist ?? []).map(checklistItem),
    asks_start_code: service.asksStartCode ?? false,
    included: includes.en,
    included_hi: includes.hi ?? includes.en,
    includes,
    not_included: excludes.en,
    not_included_hi: excludes.hi ?? excludes.en,
    excludes,
    also_called: service.alsoCalled,
  };
};

const addOnRows = ({ id, firstAddOn = id * 10 + 1, addOns }: ServiceEntry) =>
  addOns.map(([name, price], at) => ({
    id: firstAddOn + at,
    service_id: id,
    ...named(name),
    price: rupees(price),
    is_offered: true,
  }));

/** Catalogue rows per table, ordered so that referenced tables come first. */
export const catalogueRows = {
  cities: CITIES.map(({ id, name, state, latitude, longitude }) => ({
    id,
    ...named(name),
    state,
    latitude,
    longitude,
    is_served: true,
  })),
  areas: CITIES.flatMap((city) =>
    city.areas.map(([id, name, pin_code, latitude, longitude]) => ({
      id,
      city_id: city.id,
      ...named(name),
      pin_code,
      latitude,
      longitude,
      is_served: true,
    })),
  ),
  skills: Object.entries(SKILLS).map(([id, name]) => Object.assign({ id }, named(name))),
  categories: CATEGORIES.map(({ id, name, art, alsoCalled }, at) => ({
    id,
    ...named(name),
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
