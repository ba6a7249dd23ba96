import type { Say } from '@karigar/client/i18n/use-say';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import type { ItemKind } from '@karigar/domain/console/waiting-items';
import { formatMoney } from '@karigar/domain/money-text';
import type { MessageDescriptor } from '@lingui/core';
import { OTHER_TITLES, WHAT_WORDS } from './kinds.messages.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import type { Item } from './waiting-query.ts';

/** What a person wrote is what they ask. */
const QUOTED: ReadonlySet<ItemKind> = new Set(['ticket', 'case']);

const titleOf = ({ kind, what, words, bookingNo, id }: Item, say: Say): string => {
  if (QUOTED.has(kind) && words !== null) return say(texts.quote, { words });
  const known = WHAT_WORDS[kind]?.[what] ?? OTHER_TITLES[kind];
  return known === undefined ? what : say(known, { no: bookingNo ?? id });
};

const TIMES: Readonly<Partial<Record<ItemKind, MessageDescriptor>>> = {
  'no-code': texts.endedAt,
  sos: texts.askedAt,
  revisit: texts.askedAt,
  unreached: texts.sentAt,
  'visit-check': texts.cameAt,
  'late-cash': texts.cameAt,
  'late-work': texts.cameAt,
  'late-action': texts.cameAt,
  document: texts.sentAt,
  bank: texts.sentAt,
  skills: texts.sentAt,
  'last-look': texts.sentAt,
  freeze: texts.askedAt,
  recovery: texts.askedAt,
  ticket: texts.askedAt,
  report: texts.askedAt,
  case: texts.askedAt,
  deposit: texts.sentAt,
  upi: texts.askedAt,
  refund: texts.askedAt,
  'refund-transfer': texts.askedAt,
  'payout-run': texts.preparedAt,
  'bank-line': texts.statementOf,
};

/** The number by which people speak of it; documents and accounts have none. */
export const numberOf = ({ kind, id, bookingNo }: Item): string | null => {
  if (kind === 'ticket' || kind === 'report' || kind === 'case') return id;
  return bookingNo;
};

/** An item in one title and one line. */
export const useItemWords = () => {
  const say = useSay();
  const since = useSince();
  return (item: Item) => {
    const { kind, name, area, at, amount } = item;
    const time = at === null ? '' : say(TIMES[kind] ?? texts.visitAt, { time: since(at) });
    const asked = at === null ? name : say(texts.askedBy, { name, time: since(at) });
    const parts =
      kind === 'countersign'
        ? [asked]
        : [numberOf(item), area, name, amount === null ? '' : formatMoney(amount), time];
    const detail = parts.filter((part) => part !== null && part !== '').join(' · ');
    return { title: titleOf(item, say), time, detail };
  };
};
