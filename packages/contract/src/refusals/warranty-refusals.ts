import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const warrantyRefusals = {
  'warranty.not-covered': business(msg`The warranty of this booking is over.`),
  'warranty.already-claimed': business(
    msg`Somebody comes again for this booking already. You can change that visit or cancel it.`,
  ),
  'warranty.words-missing': business(msg`Please write in a few words what is wrong.`),
} as const satisfies Record<string, Refusal>;
