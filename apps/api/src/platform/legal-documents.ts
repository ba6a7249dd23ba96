import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { LANGUAGES, type Language } from '@karigar/domain/language';

/** Beside the app's own paths, which have a screen named privacy. */
export const LEGAL_PATH = '/legal/';

/** Public texts of the company; the name is also the last part of the page's path. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'refunds', 'grievance'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** What a person accepts with a login or a sign-up. The others only inform. */
const ACCEPTED_DOCUMENTS = ['terms', 'privacy'] as const satisfies readonly LegalDocument[];

/** A version is the day in India from which it applies. */
const VERSION = /^\d{4}-\d{2}-\d{2}$/;

export type LegalTexts = {
  /** Every version, the newest first; also those that do not apply yet. */
  readonly versions: (document: LegalDocument) => readonly string[];
  /** The newest version that applies; the oldest, if none does yet. */
  readonly current: (document: LegalDocument, now: Instant) => string;
  /** Null for a version that does not exist. A language without its own text gets English. */
  readonly text: (document: LegalDocument, version: string, language: Language) => string | null;
};

export class LegalTextsError extends Error {}

/** What a login accepts now. */
export const currentTexts = ({ current }: Pick<LegalTexts, 'current'>, now: Instant) =>
  ACCEPTED_DOCUMENTS.map((document) => ({ document, version: current(document, now) }));

const readVersions = (directory: string, document: LegalDocument): string[] => {
  const folder = join(directory, document);
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => VERSION.test(name))
    : [];
  if (versions.length === 0) throw new LegalTextsError(`${folder} has no version like 2026-01-01`);
  return versions.toSorted().toReversed();
};

const readText = (file: string): string => {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!text.startsWith('# ')) throw new LegalTextsError(`${file} has no text with a title`);
  return text;
};

/** Reads all texts at the start: `terms/2026-01-01/en.md`. Throws for a document, version or language without one. */
export const readLegalTexts = (directory: string): LegalTexts => {
  const versions = new Map(
    LEGAL_DOCUMENTS.map((document) => [document, readVersions(directory, document)]),
  );
  const texts = new Map<string, string>();
  for (const [document, all] of versions)
    for (const version of all)
      for (const language of LANGUAGES)
        texts.set(
          `${document} ${version} ${language}`,
          readText(join(directory, document, version, `${language}.md`)),
        );
  const versionsOf = (document: LegalDocument): readonly string[] => versions.get(document) ?? [];
  return {
    versions: versionsOf,
    current: (document, now) => {
      const all = versionsOf(document);
      const today: string = dayOf(now);
      return all.find((version) => version <= today) ?? all.at(-1) ?? '';
    },
    text: (document, version, language) =>
      texts.get(`${document} ${version} ${language}`) ??
      texts.get(`${document} ${version} en`) ??
      null,
  };
};
