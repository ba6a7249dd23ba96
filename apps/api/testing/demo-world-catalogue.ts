import { catalogueRows, type CatalogueAddOn, type CatalogueService } from '#catalogue/catalogue';

export type DemoAddOn = CatalogueAddOn;

const serviceOf = (id: number): CatalogueService => {
  const found = catalogueRows.services.find((service) => service.id === id);
  if (found === undefined) throw new RangeError(`the catalogue has no service ${id}`);
  return found;
};

/** Services by the name that the rest of the demo world uses. */
export const services = {
  foamJet: serviceOf(21),
  acBasic: serviceOf(22),
  geyser: serviceOf(23),
  washer: serviceOf(24),
  ro: serviceOf(25),
  tapLeak: serviceOf(26),
  tapNew: serviceOf(27),
  fan: serviceOf(28),
  switchboard: serviceOf(29),
  deepClean: serviceOf(30),
  pest: serviceOf(31),
  carWash: serviceOf(32),
  painting: serviceOf(33),
  shelf: serviceOf(34),
};

export type ServiceName = keyof typeof services;

/** The nth add-on that the catalogue has for a service. */
export const addOnOf = (word: ServiceName, nth: number): DemoAddOn => {
  const found = catalogueRows.add_ons.filter(({ service_id }) => service_id === services[word].id)[
    nth
  ];
  if (found === undefined) throw new RangeError(`${word} has no add-on ${nth}`);
  return found;
};

/** The sums of ratings of each serviceman. */
export const servicemanRatingRows = [
  { account_id: 101, ratings: 214, stars: 1027 },
  { account_id: 102, ratings: 96, stars: 446 },
];

/** The sums of ratings of each service: [service, ratings, stars in all]. */
export const ratingRows = (
  [
    [21, 2314, 11_107],
    [22, 1406, 6608],
    [23, 1822, 8746],
    [24, 2051, 9640],
    [25, 1604, 7860],
    [26, 977, 4592],
    [28, 812, 3816],
    [30, 655, 3079],
    [101, 388, 1785],
    [102, 604, 2839],
    [104, 512, 2458],
    [402, 731, 3436],
  ] as const
).map(([service_id, ratings, stars]) => ({ service_id, ratings, stars }));

/** The skills of the demo world's servicemen. */
export const skillRows = (
  [
    [101, ['ac-repair', 'appliance-repair', 'electrical', 'geyser-repair', 'plumbing']],
    [102, ['ac-repair', 'carpentry', 'cleaning', 'electrical', 'plumbing', 'water-purifier']],
  ] as const
).flatMap(([account_id, skills]) => skills.map((skill_id) => ({ account_id, skill_id })));
