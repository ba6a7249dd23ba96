import type { Language } from '@karigar/domain/language';
import type { Paise } from '@karigar/domain/money';
import { moneyParts } from '@karigar/domain/money-text';
import type { OfferedService } from '#modules/catalogue/index';
import { LEGAL_DOCUMENTS, LEGAL_PATH } from '#platform/legal-documents';
import { nameIn, namesIn } from '#platform/names';
import { say } from '#platform/texts';
import { CATALOGUE_TEXTS as texts, PAGE_TEXTS } from './preview-texts.ts';

/** What a link to a page shows before anybody opens it, in a chat or in a search. */
export type PagePreview = {
  readonly status: 200 | 404;
  /** The one address of this content; null where only its owner may read it, or nothing is there. */
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
  /** Path of a PNG: chats do not show SVG. */
  readonly picture: string;
  readonly service: {
    readonly name: string;
    readonly category: string;
    readonly price: Paise;
  } | null;
};

/** Where messengers cut a description. */
const LONGEST = 200;

export const OWN_PICTURE = '/art/preview-karigar.png';

const pictureOf = (image: string): string =>
  /^\/art\/service-\w+\.svg$/.test(image)
    ? image.replace('service-', 'preview-').replace('.svg', '.png')
    : OWN_PICTURE;

/** As many whole items as fit. */
const joined = (items: readonly string[]): string =>
  items.reduce((list, item) => {
    if (list === '') return item;
    return list.length + item.length > LONGEST - 40 ? list : `${list}, ${item}`;
  }, '');

const priceOf = (amount: Paise): string => {
  const { rupees, paise } = moneyParts(amount);
  return paise === '.00' ? rupees : rupees + paise;
};

const plain = (
  name: keyof typeof PAGE_TEXTS,
  language: Language,
  { path, status = 200 }: { readonly path: string | null; readonly status?: 200 | 404 },
): PagePreview => ({
  status,
  path,
  title: say(PAGE_TEXTS[name].title, language),
  description: say(PAGE_TEXTS[name].description, language),
  picture: OWN_PICTURE,
  service: null,
});

export const missingPreview = (language: Language): PagePreview =>
  plain('missing', language, { path: null, status: 404 });

const servicePreview = (row: OfferedService, language: Language): PagePreview => {
  const name = nameIn(row.names, language);
  const price = priceOf(row.price);
  const list = joined(namesIn(row.includes, language));
  return {
    status: 200,
    path: `/service/${row.id}`,
    title: say(texts.service, language, { name, price }),
    description: say(texts.includes, language, { price, minutes: row.minutes, list }),
    picture: pictureOf(row.image),
    service: { name, category: nameIn(row.category_names, language), price: row.price },
  };
};

const categoryPreview = (
  first: OfferedService,
  services: readonly OfferedService[],
  language: Language,
): PagePreview => {
  const lines = services.map(({ names, price }) => `${nameIn(names, language)} ${priceOf(price)}`);
  const name = nameIn(first.category_names, language);
  return {
    status: 200,
    path: `/category-details?id=${first.category_id}`,
    title: say(texts.category, language, { name }),
    description: say(texts.fixedPrices, language, { list: joined(lines) }),
    picture: pictureOf(first.category_image),
    service: null,
  };
};

const categoriesPreview = (
  services: readonly OfferedService[],
  language: Language,
): PagePreview => {
  const names = services.map((row) => nameIn(row.category_names, language));
  return {
    status: 200,
    path: '/category',
    title: say(texts.categories, language),
    description: say(texts.fixedPrices, language, { list: joined([...new Set(names)]) }),
    picture: OWN_PICTURE,
    service: null,
  };
};

const SERVICE_PATH = /^\/service\/(\d{1,9})\/?$/;

/** Whether the head of this page needs the catalogue. */
export const isOfCatalogue = (path: string): boolean =>
  /^\/(service\/[^/]+|category|category-details)\/?$/.test(path);

const PUBLIC: Readonly<Record<string, keyof typeof PAGE_TEXTS>> = {
  '/': 'home',
  '/start': 'start',
  '/login': 'login',
  '/signup': 'signup',
  '/guide': 'guide',
};

/** A page that needs no catalogue. Screens of one person share the app's own words and are listed nowhere. */
export const plainPreview = (path: string, language: Language): PagePreview => {
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  const name = PUBLIC[bare];
  return name === undefined
    ? plain('home', language, { path: null })
    : plain(name, language, { path: bare });
};

/** The preview of a catalogue page; a service or category that is not offered is a missing page. */
export const cataloguePreview = (
  { path, query }: { readonly path: string; readonly query: URLSearchParams },
  services: readonly OfferedService[],
  language: Language,
): PagePreview => {
  if (/^\/category\/?$/.test(path)) return categoriesPreview(services, language);
  if (path.startsWith('/category-details')) {
    const id = query.get('id');
    // Without a category the screen leads to all of them.
    if (id === null) return { ...categoriesPreview(services, language), path: null };
    const own = services.filter(({ category_id: of }) => String(of) === id);
    const [first] = own;
    return first === undefined ? missingPreview(language) : categoryPreview(first, own, language);
  }
  const id = SERVICE_PATH.exec(path)?.[1];
  const row = services.find((one) => String(one.id) === id);
  return row === undefined ? missingPreview(language) : servicePreview(row, language);
};

/** Every page that a search may list, without the origin. */
export const listedPaths = (services: readonly OfferedService[]): string[] => [
  ...Object.keys(PUBLIC),
  ...LEGAL_DOCUMENTS.map((document) => LEGAL_PATH + document),
  '/category',
  ...new Set(services.map(({ category_id: id }) => `/category-details?id=${id}`)),
  ...services.map(({ id }) => `/service/${id}`),
];
