import { startWork } from '@karigar/contract/bookings/start-work';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { accepted, refused } from '@karigar/domain/result';
import { expect, it } from 'vitest';
import { notifyCustomer } from '#modules/bookings/index';
import type { TaskName } from '#relay/task-names';
import { defineHandler } from './define-handler.ts';

// The types gate fails where a line below `@ts-expect-error` is no error any more.

it('a handler refuses only as its call declares', () => {
  const handler = defineHandler(startWork, async () => refused('booking.not-found'));
  expect(handler.call).toBe(startWork);
  // @ts-expect-error starting work has no slot
  defineHandler(startWork, async () => refused('slot.not-offered'));
  // @ts-expect-error there is no such refusal
  defineHandler(startWork, async () => refused('booking.lost'));
  // @ts-expect-error starting work returns nothing
  defineHandler(startWork, async () => accepted('started'));
});

it('a refusal with details is returned with them', () => {
  const handler = defineHandler(placeOrder, async () => ({
    ...refused('slot.full'),
    details: { nearest: null },
  }));
  expect(handler.call).toBe(placeOrder);
  // @ts-expect-error the app needs the nearest free time
  defineHandler(placeOrder, async () => refused('slot.full'));
  // @ts-expect-error the detail of another refusal
  defineHandler(placeOrder, async () => ({ ...refused('slot.full'), details: { total: 1 } }));
});

it('notifications and jobs have declared names', () => {
  expect(notifyCustomer('work-started')).toBeTypeOf('function');
  // @ts-expect-error no such notification
  notifyCustomer('work-strated');
  // @ts-expect-error no such job
  const misspelt: TaskName = 'send-opt';
  expect(misspelt).toBe('send-opt');
});
