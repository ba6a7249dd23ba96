import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { skillIdsField } from './skill-ids-field.ts';

/** Confirms what a serviceman can do, and the area where their day starts. */
export const saveSkills = defineCall({
  name: 'save-skills',
  path: 'console/documents',
  programType: 'saveSkills',
  who: ['operator'],
  desks: ['kyc'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { accountId: 'accountId', skills: 'skills[]', areaId: 'areaId' },
  input: z.object({ accountId: idField, skills: skillIdsField, areaId: idField }),
  output: nothing,
  refusals: [
    'verification.not-found',
    'verification.own-account',
    'skill.none-chosen',
    'skill.not-found',
    'duty.area-not-found',
  ],
  done: msg`Saved.`,
});
