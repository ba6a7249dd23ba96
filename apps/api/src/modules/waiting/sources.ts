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
import { findWaitingDeposits, findWaitingQuestions } from '#modules/corrections/index';
import { findWaitingCountersigns } from '#modules/countersigns/index';
import { findWaitingBookings } from '#modules/dispatch/index';
import { findWaitingTickets } from '#modules/help/index';
import { findWaitingUpi } from '#modules/payments/index';
import { findWaitingFreezes, findWaitingRecoveries } from '#modules/recovery/index';
import { findWaitingReviews } from '#modules/verification/index';
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
];

/** Where the end of an item is kept, for kinds that end with words. */
export const ENDS: Readonly<Record<FinishedKind, ItemEnds>> = {
  'given-back': eventEnds,
  blocked: eventEnds,
  'late-action': eventEnds,
  'late-cash': lateCaseEnds,
  'late-work': lateCaseEnds,
};
