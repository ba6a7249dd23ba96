import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@karigar/domain/language';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Context } from '#context';
import { listOffered, type OfferedService } from '#modules/catalogue/index';
import { SYSTEM } from '#platform/db';
import {
  cataloguePreview,
  isOfCatalogue,
  missingPreview,
  plainPreview,
  type PagePreview,
} from './page-preview.ts';
import { writePage } from './write-head.ts';

/** How long a changed price may be shown in previews. */
const CATALOGUE_MS = 60_000;
const RETRY_MS = 5000;

export type Encoding = 'br' | 'gzip' | 'identity';

export type WrittenPage = {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
};

export type Pages = {
  readonly of: (url: string) => Promise<WrittenPage>;
  /** Empty when the database does not answer and nothing was read before. */
  readonly offered: () => Promise<readonly OfferedService[]>;
};

/** Fixed effort: a page is compressed once and sent often. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const pack = (status: WrittenPage['status'], html: string): WrittenPage => {
  const identity = Buffer.from(html);
  return {
    status,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: { identity, br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity) },
  };
};

type Read = { readonly services: readonly OfferedService[] | null; readonly until: Instant };

/**
 * Pages with the head of their address. The catalogue is read at most once a minute, and each page is written and
 * compressed once per catalogue: there are as many as services, because all unknown addresses share one.
 */
export const createPages = (
  { shell, isKnown }: { readonly shell: string; readonly isKnown: (path: string) => boolean },
  context: Context,
): Pages => {
  const { config, clock, databases, log } = context;
  const { origin } = config.publicUrl;
  let last: Read = { services: null, until: 0 };
  let reading: Promise<Read> | null = null;
  let written = new Map<string, WrittenPage>();

  const read = async (): Promise<Read> => {
    try {
      const services = await databases.system.transaction(SYSTEM, listOffered);
      written = new Map();
      return { services, until: clock() + CATALOGUE_MS };
    } catch (error) {
      // A page without its own words is better than none.
      log.warn({ err: error }, 'the catalogue cannot be read for previews');
      return { services: last.services, until: clock() + RETRY_MS };
    }
  };

  const current = async (): Promise<readonly OfferedService[] | null> => {
    if (last.until > clock()) return last.services;
    reading ??= read().finally(() => {
      reading = null;
    });
    last = await reading;
    return last.services;
  };

  const previewOf = async (
    path: string,
    query: URLSearchParams,
    language: Language,
  ): Promise<PagePreview> => {
    if (!isKnown(path)) return missingPreview(language);
    if (!isOfCatalogue(path)) return plainPreview(path, language);
    const services = await current();
    if (services === null) return plainPreview(path, language);
    return cataloguePreview({ path, query }, services, language);
  };

  return {
    of: async (url) => {
      const [path = '', asked] = url.split('?', 2);
      const query = new URLSearchParams(asked);
      const language = LANGUAGES.find((one) => one === query.get('lang')) ?? 'en';
      const preview = await previewOf(path, query, language);
      const key = `${language} ${preview.status} ${preview.path ?? preview.title}`;
      const kept = written.get(key);
      if (kept !== undefined) return kept;
      const page = pack(preview.status, writePage(shell, preview, language, origin));
      written.set(key, page);
      return page;
    },
    offered: async () => (await current()) ?? [],
  };
};
