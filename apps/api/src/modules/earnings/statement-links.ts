import type { Language } from '@karigar/domain/language';
import type { Context } from '#context';
import { sameText } from '#platform/vault';

export type StatementOf = {
  readonly period: string;
  readonly servicemanId: number;
  readonly language: Language;
};

type Parts = Pick<Context, 'vault' | 'clock'>;
const LIFE_SECONDS = 600;

const PURPOSE = 'statement-link';

const sealedText = (of: StatementOf, until: string): string =>
  [until, of.servicemanId, of.language, of.period].join('\n');

/** Links to the serviceman's statement as PDF and CSV, valid for ten minutes. */
export const statementLinks = (parts: Parts, of: StatementOf) => {
  const until = String(Math.floor(parts.clock() / 1000) + LIFE_SECONDS);
  const query = new URLSearchParams({
    of: String(of.servicemanId),
    lang: of.language,
    until,
    seal: parts.vault.keyedHash(sealedText(of, until), PURPOSE),
  });
  return {
    pdfUrl: `/statements/${of.period}.pdf?${query.toString()}`,
    csvUrl: `/statements/${of.period}.csv?${query.toString()}`,
  };
};

export const isStatementLink = (
  parts: Parts,
  of: StatementOf,
  { until, seal }: { readonly until: string; readonly seal: string },
): boolean =>
  parts.vault.keyedHashes(sealedText(of, until), PURPOSE).some((known) => sameText(seal, known)) &&
  Number(until) > Math.floor(parts.clock() / 1000);
