import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { choiceOf, fittingChoice, totalOf, withAddOn } from './choice.ts';

const service = {
  id: 21,
  categoryId: 1,
  name: 'Split AC foam-jet service',
  image: null,
  price: paise(129_900),
  minutes: 60,
  rating: null,
  ratings: 0,
  categoryName: 'AC',
  unit: 'Each AC',
  coverDays: 30,
  takesUpi: false,
  included: [],
  notIncluded: [],
  addOns: [
    { id: 501, name: 'Gas top-up', price: paise(149_900) },
    { id: 502, name: 'Drain pipe', price: paise(39_950) },
  ],
};

it('a choice starts with one of the service and no add-ons', () => {
  expect(choiceOf(null)).toEqual({ quantity: 1, addOns: {} });
});

it('a choice is restored from history, and an invalid one is ignored', () => {
  const choice = withAddOn({ quantity: 3, addOns: {} }, 502, 2);
  expect(choiceOf({ choice, search: 'x' })).toEqual({ quantity: 3, addOns: { 502: 2 } });
  for (const broken of [
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: 100, addOns: { 501: -1, 502: 'many' } },
    { quantity: 'two', addOns: null },
  ])
    expect(choiceOf({ choice: broken })).toEqual({ quantity: 1, addOns: {} });
});

it("a choice's total is exact to the paisa", () => {
  const two = { quantity: 2, addOns: { 502: 3, 999: 5 } };
  expect(totalOf(service, two)).toBe(2 * 129_900 + 3 * 39_950);
  expect(totalOf(service, withAddOn(two, 502, 0))).toBe(2 * 129_900);
});

it('a restored quantity is reduced to what fits into one visit', () => {
  const fitted = (minutes: number) =>
    fittingChoice({ quantity: 12, addOns: { 502: 3 } }, { ...service, minutes });
  expect(fitted(45)).toEqual({ quantity: 12, addOns: { 502: 3 } });
  expect(fitted(60).quantity).toBe(10);
  expect(fitted(480).quantity).toBe(1);
});
