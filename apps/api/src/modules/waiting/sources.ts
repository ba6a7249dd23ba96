import type {
  FinishedKind,
  ItemKind,
  WaitingAsk,
  WaitingItem,
} from '@karigar/domain/console/waiting-items';
import {
  eventEnds,
  findWaitingActions,
  findWaitingCases,
  lateCaseEnds,
  type ItemEnds,
} from '#modules/bookings/index';
import { findWaitingBankLines } from '#modules/bank-lines/index';
import { findWaitingDeposits, findWaitingQuestions } from '#modules/corrections/index';
import { findWaitingCountersigns } from '#modules/countersigns/index';
import { findWaitingBookings } from '#modules/dispatch/index';
import { findWaitingTickets } from '#modules/help/index';
import { findWaitingUnreached, unreachedEnds } from '#modules/notifications/index';
import { findWaitingRefunds, findWaitingTransfers, findWaitingUpi } from '#modules/payments/index';
import { findWaitingRuns } from '#modules/payouts/index';
import { findWaitingFreezes, findWaitingRecoveries } from '#modules/recovery/index';
import { findWaitingReviews } from '#modules/verification/index';
import { alarmEnds, findWaitingAlarms } from '#modules/safety/index';
import { findWaitingRevisits, revisitEnds } from '#modules/warranty/index';
import { findTrouble, findVisitsDue, findVisitsToCheck } from '#modules/visit-problems/index';
import type { Transaction } from '#platform/db';

type Source = {
  readonly kinds: readonly ItemKind[];
  /** The first `most` that are due from `from` on. */
  readonly find: (tx: Transaction, ask: WaitingAsk) => Promise<WaitingItem[]>;
};

/** Each module finds what waits in its own tables. */
export const SOURCES: readonly Source[] = [
  { kinds: ['nobody-took', 'overdue', 'held-due', 'no-code'], find: findWaitingBookings },
  { kinds: ['given-back', 'blocked'], find: findTrouble },
  { kinds: ['sos'], find: findWaitingAlarms },
  { kinds: ['revisit'], find: findWaitingRevisits },
  { kinds: ['unreached'], find: findWaitingUnreached },
  { kinds: ['visit-check'], find: findVisitsToCheck },
  { kinds: ['visit-due'], find: findVisitsDue },
  { kinds: ['late-cash', 'late-work'], find: findWaitingCases },
  { kinds: ['late-action'], find: findWaitingActions },
  { kinds: ['document', 'bank', 'skills', 'last-look'], find: findWaitingReviews },
  { kinds: ['countersign'], find: findWaitingCountersigns },
  { kinds: ['freeze'], find: findWaitingFreezes },
  { kinds: ['recovery'], find: findWaitingRecoveries },
  { kinds: ['ticket', 'report'], find: findWaitingTickets },
  { kinds: ['case'], find: findWaitingQuestions },
  { kinds: ['deposit'], find: findWaitingDeposits },
  { kinds: ['upi'], find: findWaitingUpi },
  { kinds: ['refund'], find: findWaitingRefunds },
  { kinds: ['refund-transfer'], find: findWaitingTransfers },
  { kinds: ['payout-run'], find: findWaitingRuns },
  { kinds: ['bank-line'], find: findWaitingBankLines },
];

/** Where the end of an item is kept, for kinds that end with words. */
export const ENDS: Readonly<Record<FinishedKind, ItemEnds>> = {
  'given-back': eventEnds,
  blocked: eventEnds,
  sos: alarmEnds,
  revisit: revisitEnds,
  unreached: unreachedEnds,
  'late-action': eventEnds,
  'late-cash': lateCaseEnds,
  'late-work': lateCaseEnds,
};
