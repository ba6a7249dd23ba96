import { DESKS, type Desk } from '@karigar/domain/console/desks';
import { WAITING_KINDS } from '@karigar/domain/console/due-by';
import { RECORD_DESKS } from '@karigar/domain/console/record';
import { ITEM_KINDS, type ItemKind } from '@karigar/domain/console/waiting-items';
import type { IconName } from '@karigar/ui/icon/icon';
import type { MessageDescriptor } from '@lingui/core';
import { lazy, type ComponentType } from 'react';
import type { KeyName } from '#platform/keys/key-table';
import { PATHS } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';

export interface Place {
  path: (typeof PATHS)[keyof typeof PATHS];
  icon: IconName;
  label: MessageDescriptor;
  /** The key that opens it from every screen. */
  key: KeyName;
  /** The desks whose work is there: somebody without one of them does not see the place. */
  desks: readonly Desk[];
  /** What is counted on the rail. */
  waits?: readonly ItemKind[];
  screen: ComponentType;
  /** One record of the place, on a page of its own. */
  record?: { path: (typeof PATHS)[keyof typeof PATHS]; screen: ComponentType };
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
    screen: lazy(async () => ({
      default: (await import('#features/waiting/queue/index')).WaitingScreen,
    })),
  },
  {
    path: PATHS.dispatch,
    icon: 'board',
    label: texts.dispatch,
    key: 'goDispatch',
    desks: ['dispatch', 'help'],
    waits: WAITING_KINDS,
    screen: lazy(async () => ({
      default: (await import('#features/dispatch/board/index')).DispatchScreen,
    })),
  },
  {
    path: PATHS.bookings,
    icon: 'slip',
    label: texts.bookings,
    key: 'goBookings',
    desks: RECORD_DESKS,
    screen: lazy(async () => ({
      default: (await import('#features/log/bookings/index')).LogScreen,
    })),
    record: {
      path: PATHS.record,
      screen: lazy(async () => ({
        default: (await import('#features/record/booking/index')).RecordScreen,
      })),
    },
  },
  {
    path: PATHS.kyc,
    icon: 'id',
    label: texts.kyc,
    key: 'goKyc',
    desks: ['kyc'],
    waits: ['document', 'bank', 'skills', 'last-look'],
    screen: lazy(async () => ({
      default: (await import('#features/verification/kyc/index')).KycScreen,
    })),
  },
  {
    path: PATHS.money,
    icon: 'rupee',
    label: texts.money,
    key: 'goMoney',
    desks: ['money', 'audit'],
    screen: lazy(async () => ({
      default: (await import('#features/payouts/runs/index')).PayoutsScreen,
    })),
  },
  {
    path: PATHS.countersign,
    icon: 'sign',
    label: texts.countersign,
    key: 'goCountersign',
    desks: DESKS,
    waits: ['countersign'],
    screen: lazy(async () => ({
      default: (await import('#features/countersigns/countersign/index')).CountersignScreen,
    })),
  },
  {
    path: PATHS.operators,
    icon: 'people',
    label: texts.operators,
    key: 'goOperators',
    desks: ['admin'],
    screen: lazy(async () => ({
      default: (await import('#features/operators/team/index')).OperatorsScreen,
    })),
  },
];
