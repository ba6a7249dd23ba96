import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { figureOf } from './figure.ts';

it.each([
  [154_449, '1,544'],
  [-12_050, '-121'],
  [1_23_456_49, '1,23,456'],
  [49, '0'],
])('formats %i paise as %s on a bar', (amount, figure) => {
  expect(figureOf(paise(amount))).toBe(figure);
});
