import { getService, type ServiceDetails } from '@karigar/contract/catalogue/get-service';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { ServiceScreen } from './index.ts';

onStage({ as: 'customer' });

const show = async (minutes: number, quantity: number) => {
  const service: ServiceDetails = {
    id: 33,
    categoryId: 7,
    name: 'Wall painting, one room',
    image: null,
    price: paise(499_900),
    minutes,
    rating: null,
    ratings: 0,
    categoryName: 'Painting',
    unit: 'Each room',
    coverDays: 0,
    takesUpi: false,
    included: [],
    notIncluded: [],
    addOns: [],
  };
  playServer().on(getService, () => reply(getService, service));
  const state = { choice: { quantity, addOns: {} } };
  await showScreen(ServiceScreen, '/service/33', { pattern: '/service/:id', state });
};
const more = () => buttonNamed('More') as HTMLButtonElement;

it('a customer chooses as many as fit into one visit, and reads why not more', async () => {
  await show(300, 1);
  expect(words()).not.toContain('at most');
  more().click();
  await settle();
  expect(one('output').innerText).toBe('2');
  expect(more().disabled).toBe(true);
  expect(words()).toContain('One visit takes at most 2. For more, book another day too.');
});

it('a quantity from an older history entry is reduced to what fits', async () => {
  await show(480, 20);
  expect(one('output').innerText).toBe('1');
  expect(words()).toContain('1 × ₹4,999.00');
});

it('a service without a warranty promises none', async () => {
  await show(300, 1);
  expect(words()).not.toContain('warranty');
});
