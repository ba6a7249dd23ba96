import { PATHS } from '#platform/navigation/paths';
import type { Item } from './kyc-queries.ts';

/** A document by its id, or one of the other parts of a serviceman's file. */
export type Part = number | 'bank' | 'skills';
/** What is chosen, as the address has it. */
export type Selection = { readonly accountId: number; readonly part: Part };

const partOf = ({ kind, documentId }: Item): Part => {
  if (kind === 'bank') return 'bank';
  return documentId ?? 'skills';
};

export const selectionOf = (item: Item): Selection => ({
  accountId: item.accountId,
  part: partOf(item),
});

export const isSelected = (item: Item, chosen: Selection | null): boolean =>
  item.accountId === chosen?.accountId && partOf(item) === chosen.part;

export const addressOf = ({ accountId, part }: Selection): string =>
  `${PATHS.kyc}?of=${accountId}&part=${part}`;

const readNumber = (written: string | null): number | null =>
  written !== null && /^\d{1,15}$/.test(written) ? Number(written) : null;

/** Null for an address without one. */
export const readSelection = (query: URLSearchParams): Selection | null => {
  const accountId = readNumber(query.get('of'));
  const written = query.get('part');
  const part = written === 'bank' || written === 'skills' ? written : readNumber(written);
  return accountId === null || part === null ? null : { accountId, part };
};

/** The item that an address of the queue of everything names, else the oldest. */
export const firstOf = (items: readonly Item[], query: URLSearchParams): Item | undefined =>
  items.find(
    ({ kind, documentId, accountId }) =>
      kind === query.get('kind') && String(documentId ?? accountId) === query.get('id'),
  ) ?? items[0];

/** The one beside it; at either end it stays. */
export const neighbour = (
  items: readonly Item[],
  chosen: Selection | null,
  step: 1 | -1,
): Selection | null => {
  const at = items.findIndex((item) => isSelected(item, chosen));
  const beside = items[at === -1 ? 0 : at + step];
  return beside === undefined ? null : selectionOf(beside);
};

/** After an answer: what else waits of the same serviceman, then what came after it in the queue, then the oldest. */
export const nextAfter = (
  answered: Selection,
  before: readonly Item[],
  now: readonly Item[],
): Selection | null => {
  // Skills that were confirmed come back as the last look, which is the same part.
  const left = now.filter((item) => !isSelected(item, answered) || item.kind === 'last-look');
  const at = before.findIndex((item) => isSelected(item, answered));
  const later = before
    .slice(at + 1)
    .flatMap((old) => left.find((item) => isSelected(item, selectionOf(old))) ?? []);
  const next =
    left.find(({ accountId }) => accountId === answered.accountId) ?? later[0] ?? left[0];
  return next === undefined ? null : selectionOf(next);
};
