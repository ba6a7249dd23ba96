import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { skillIdsField } from './skill-ids-field.ts';

/** Says what the serviceman can do and where; a reviewer confirms it. Sent again, it replaces what was said. */
export const applyAsServiceman = defineCall({
  name: 'apply-as-serviceman',
  path: 'users/application',
  programType: 'applyAsServiceman',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { skills: 'skills[]', areaId: 'areaId' },
  input: z.object({ skills: skillIdsField, areaId: idField }),
  output: nothing,
  refusals: ['skill.none-chosen', 'skill.not-found', 'duty.area-not-found'],
  done: msg`Sent. Our team checks it.`,
});
