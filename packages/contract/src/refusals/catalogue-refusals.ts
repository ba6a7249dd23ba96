import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const catalogueRefusals = {
  'category.not-found': business(msg`This category was not found.`),
  'service.not-found': business(msg`This service is not offered.`),
  'provider.not-found': business(msg`This serviceman was not found.`),
} as const satisfies Record<string, Refusal>;
