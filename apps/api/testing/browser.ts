import type { Reply } from './test-app.ts';

/** Headers that a browser adds to every call of our app. */
export const BROWSER_HEADERS = {
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
} as const;

/** The cookie that a reply set, as it is sent back: name and value. */
export const cookieOf = ({ headers }: Reply): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Headers of a browser with this cookie. */
export const withCookie = (cookie: string) => ({ ...BROWSER_HEADERS, cookie });
