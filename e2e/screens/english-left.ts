import type { Page, Response } from '@playwright/test';

/** Texts of the server, which must be said in the reader's language; every other string of a reply is data. */
const SAID_BY_SERVER = new Set([
  'serviceName',
  'categoryName',
  'unit',
  'included',
  'notIncluded',
  'skills',
  'type',
]);

/** Brands, languages by their own names, what is written the same in every language, and a word of the specification. */
const SAME = 'Karigar Google Facebook LinkedIn in English am pm Ex'.split(' ');
/** A path of the app. */
const PATH = /^\/[\w/:-]*$/;

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // The message of a reply or a notification; that of a chat was typed.
  const hasMessage = 'success' in value || 'kind' in value;
  const isSaid = (key: string): boolean =>
    SAID_BY_SERVER.has(key) || (key === 'message' && hasMessage);
  return Object.entries(value).flatMap(([key, inner]) => (isSaid(key) ? [] : stringsOf(inner)));
};

const wordsIn = (text: string): readonly string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

/** Collects the words of all data that the server sends to the page. */
export function watchData(page: Page): ReadonlySet<string> {
  const words = new Set<string>();
  const read = async (response: Response): Promise<void> => {
    const body: unknown = await response.json();
    for (const word of stringsOf(body).flatMap(wordsIn)) words.add(word);
  };
  page.on('response', (response) => {
    // A page that is left takes the bodies of its replies along.
    if (response.url().includes('/api/')) read(response).catch(() => undefined);
  });
  return words;
}

/** All that a person sees or a screen reader says: a text or a label each. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isShown = parentElement?.checkVisibility() === true;
      const isCode = parentElement?.closest('script, style, [translate=no]') !== null;
      if (isShown && !isCode) texts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    texts.push(document.title);
    return texts.filter((text) => text.trim() !== '');
  });

/** Words on the page that are neither said in the language of the tests, nor data, nor the same everywhere. */
export async function englishLeft(
  page: Page,
  data: ReadonlySet<string>,
): Promise<readonly string[]> {
  const typed = await page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const initials = new Set([...data].map((word) => word[0]));
  const isOfNames = (word: string): boolean =>
    /^[A-Z]{2}$/.test(word) && [...word].every((letter) => initials.has(letter));
  const known = new Set([...data, ...typed.flatMap(wordsIn), ...SAME]);
  return (await shownTexts(page)).flatMap((text) => {
    const rest = text.replaceAll(/⟦[^⟧]*⟧/g, ' ').trim();
    const isLeft = wordsIn(rest).some((word) => !known.has(word) && !isOfNames(word));
    return isLeft && !PATH.test(rest) ? [text.trim()] : [];
  });
}
