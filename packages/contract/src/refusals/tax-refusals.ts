import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const taxRefusals = {
  'rate.too-early': business(msg`A rate begins tomorrow at the earliest.`),
  'rate.out-of-range': business(msg`This rate is higher than any rate of its kind.`),
  'rate.category-not-found': business(msg`This category was not found.`),
  'rate.without-category': business(msg`This rate is the same for every category.`),
  'rate.unchanged': business(msg`This rate already applies on that day.`),
} as const satisfies Record<string, Refusal>;
