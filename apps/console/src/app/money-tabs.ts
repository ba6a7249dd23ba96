import { lazy, type ComponentType } from 'react';
import type { PlaceTab } from '#entities/shell/place-tabs.tsx';
import { PATHS } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';

/** The screens of the place Money, in the order of the tabs: each row is its route, its tab and its count. */
export const MONEY_TABS: readonly (PlaceTab & { readonly screen: ComponentType })[] = [
  {
    path: PATHS.money,
    label: texts.payoutRuns,
    waits: ['payout-run'],
    screen: lazy(async () => ({
      default: (await import('#features/payouts/runs/index')).PayoutsScreen,
    })),
  },
  {
    path: PATHS.deposits,
    label: texts.deposits,
    waits: ['deposit'],
    screen: lazy(async () => ({
      default: (await import('#features/deposits/open/index')).DepositsScreen,
    })),
  },
  {
    path: PATHS.coming,
    label: texts.coming,
    waits: ['upi', 'refund-transfer', 'refund'],
    screen: lazy(async () => ({
      default: (await import('#features/payments/coming/index')).ComingScreen,
    })),
  },
  {
    path: PATHS.statement,
    label: texts.statement,
    waits: ['bank-line'],
    screen: lazy(async () => ({
      default: (await import('#features/bank-lines/matching/index')).MatchingScreen,
    })),
  },
  {
    path: PATHS.cases,
    label: texts.cases,
    waits: ['case'],
    screen: lazy(async () => ({
      default: (await import('#features/cases/open/index')).CasesScreen,
    })),
  },
  {
    path: PATHS.corrections,
    label: texts.corrections,
    screen: lazy(async () => ({
      default: (await import('#features/corrections/job/index')).CorrectionsScreen,
    })),
  },
  {
    path: PATHS.books,
    label: texts.books,
    screen: lazy(async () => ({
      default: (await import('#features/books/ledger/index')).BooksScreen,
    })),
  },
  {
    path: PATHS.rates,
    label: texts.rates,
    screen: lazy(async () => ({
      default: (await import('#features/tax/rates/index')).RatesScreen,
    })),
  },
  {
    path: PATHS.tax,
    label: texts.taxPapers,
    screen: lazy(async () => ({
      default: (await import('#features/tax/report/index')).TaxReportScreen,
    })),
  },
];
