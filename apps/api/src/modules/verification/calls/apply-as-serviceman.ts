import { applyAsServiceman } from '@karigar/contract/verification/apply-as-serviceman';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { saveApplication } from '../application-store.ts';
import { readSkills } from '../read-skills.ts';

export const applyAsServicemanHandler = defineHandler(
  applyAsServiceman,
  async (input, { tx, who, now }) => {
    const chosen = await readSkills(tx, input);
    if (!chosen.ok) return chosen;
    await saveApplication(tx, accountOf(who), chosen.value, new Date(now));
    return accepted(null);
  },
);
