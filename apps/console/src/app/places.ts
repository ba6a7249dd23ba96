import { DESKS, type Desk } from '@karigar/domain/console/desks';
import { WAITING_KINDS } from '@karigar/domain/console/due-by';
import { RECORD_DESKS } from '@karigar/domain/console/record';
import { ITEM_KINDS, type ItemKind } from '@karigar/domain/console/waiting-items';
import type { IconName } from '@karigar/ui/icon/icon';
import type { MessageDescriptor } from '@lingui/core';
import { lazy, type ComponentType } from 'react';
import type { KeyName } from '#platform/keys/key-table';
import type { PlaceTab } from '#entities/shell/place-tabs.tsx';
import { PATHS, type Path } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { MONEY_TABS } from './money-tabs.ts';

export interface Place {
  path: Path;
  icon: IconName;
  label: MessageDescriptor;
  /** The key that opens it from every screen. */
  key: KeyName;
  /** The desks whose work is there: somebody without one of them does not see the place. */
  desks: readonly Desk[];
  /** What is counted on the rail. */
  waits?: readonly ItemKind[];
  screens: readonly PlaceScreen[];
  /** Where a place is several screens: a tab for each, in the order of the screens. */
  tabs?: { readonly label: MessageDescriptor; readonly rows: readonly PlaceTab[] };
}

/** The first screen of a place is at the path of the place; a record has a page of its own. */
interface PlaceScreen {
  readonly path: Path;
  readonly screen: ComponentType;
}

/** The places of the rail, from top to bottom: each row is its route, its key and its command too. */
export const PLACES: readonly Place[] = [
  {
    path: PATHS.waiting,
    icon: 'queue',
    label: texts.waiting,
    key: 'goWaiting',
    desks: DESKS,
    waits: ITEM_KINDS,
    screens: [
      {
        path: PATHS.waiting,
        screen: lazy(async () => ({
          default: (await import('#features/waiting/queue/index')).WaitingScreen,
        })),
      },
    ],
  },
  {
    path: PATHS.dispatch,
    icon: 'board',
    label: texts.dispatch,
    key: 'goDispatch',
    desks: ['dispatch', 'help'],
    waits: WAITING_KINDS,
    screens: [
      {
        path: PATHS.dispatch,
        screen: lazy(async () => ({
          default: (await import('#features/dispatch/board/index')).DispatchScreen,
        })),
      },
    ],
  },
  {
    path: PATHS.bookings,
    icon: 'slip',
    label: texts.bookings,
    key: 'goBookings',
    desks: RECORD_DESKS,
    screens: [
      {
        path: PATHS.bookings,
        screen: lazy(async () => ({
          default: (await import('#features/log/bookings/index')).LogScreen,
        })),
      },
      {
        path: PATHS.record,
        screen: lazy(async () => ({
          default: (await import('#features/record/booking/index')).RecordScreen,
        })),
      },
    ],
  },
  {
    path: PATHS.kyc,
    icon: 'id',
    label: texts.kyc,
    key: 'goKyc',
    desks: ['kyc'],
    waits: ['document', 'bank', 'skills', 'last-look'],
    screens: [
      {
        path: PATHS.kyc,
        screen: lazy(async () => ({
          default: (await import('#features/verification/kyc/index')).KycScreen,
        })),
      },
    ],
  },
  {
    path: PATHS.money,
    icon: 'rupee',
    label: texts.money,
    key: 'goMoney',
    desks: ['money', 'audit'],
    screens: MONEY_TABS,
    tabs: { label: texts.moneyTabs, rows: MONEY_TABS },
  },
  {
    path: PATHS.countersign,
    icon: 'sign',
    label: texts.countersign,
    key: 'goCountersign',
    desks: DESKS,
    waits: ['countersign'],
    screens: [
      {
        path: PATHS.countersign,
        screen: lazy(async () => ({
          default: (await import('#features/countersigns/countersign/index')).CountersignScreen,
        })),
      },
    ],
  },
  {
    path: PATHS.operators,
    icon: 'people',
    label: texts.operators,
    key: 'goOperators',
    desks: ['admin'],
    screens: [
      {
        path: PATHS.operators,
        screen: lazy(async () => ({
          default: (await import('#features/operators/team/index')).OperatorsScreen,
        })),
      },
    ],
  },
];
