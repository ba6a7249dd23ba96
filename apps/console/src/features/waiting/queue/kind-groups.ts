import type { ItemKind } from '@karigar/domain/console/waiting-items';
import type { IconName } from '@karigar/ui/icon/icon';
import { waitingMessages as texts } from './waiting.messages.ts';

/** Parts of the queue, one tab each. */
export const GROUPS = [
  {
    name: 'dispatch',
    label: texts.dispatch,
    kinds: [
      'sos',
      'nobody-took',
      'overdue',
      'held-due',
      'no-code',
      'given-back',
      'blocked',
      'revisit',
      'unreached',
      'late-work',
      'late-action',
    ],
  },
  { name: 'kyc', label: texts.kyc, kinds: ['document', 'bank', 'skills', 'last-look'] },
  { name: 'help', label: texts.help, kinds: ['ticket', 'report', 'freeze', 'recovery'] },
  {
    name: 'money',
    label: texts.money,
    kinds: [
      'visit-check',
      'visit-due',
      'late-cash',
      'case',
      'deposit',
      'upi',
      'refund',
      'refund-transfer',
      'payout-run',
      'bank-line',
    ],
  },
  { name: 'sign', label: texts.sign, kinds: ['countersign'] },
] as const satisfies readonly {
  name: string;
  label: typeof texts.all;
  kinds: readonly ItemKind[];
}[];

export type Tab = 'all' | 'mine' | (typeof GROUPS)[number]['name'];

export const tabOf = (written: string | null): Tab =>
  written === 'mine' ? 'mine' : (GROUPS.find(({ name }) => name === written)?.name ?? 'all');

export const KIND_ICONS: Readonly<Record<ItemKind, IconName>> = {
  sos: 'warn',
  'nobody-took': 'people',
  overdue: 'clock',
  'held-due': 'pause',
  'no-code': 'lock',
  'given-back': 'undo',
  blocked: 'xC',
  revisit: 'shield',
  unreached: 'phone',
  'visit-check': 'flag',
  'visit-due': 'rupee',
  'late-cash': 'cloudOff',
  'late-work': 'cloudOff',
  'late-action': 'cloudOff',
  document: 'id',
  bank: 'bank',
  skills: 'tool',
  'last-look': 'shield',
  countersign: 'sign',
  freeze: 'key',
  recovery: 'key',
  ticket: 'help',
  report: 'warn',
  case: 'chat',
  deposit: 'cash',
  upi: 'rupee',
  refund: 'undo',
  'refund-transfer': 'undo',
  'payout-run': 'bank',
  'bank-line': 'bank',
};
