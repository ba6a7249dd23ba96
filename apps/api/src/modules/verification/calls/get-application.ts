import { getApplication } from '@karigar/contract/verification/get-application';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listSkills, readApplication } from '../application-store.ts';

export const getApplicationHandler = defineHandler(
  getApplication,
  async (_input, { tx, who, language }) => {
    const skills = await listSkills(tx, accountOf(who));
    const application = await readApplication(tx, accountOf(who));
    return accepted({
      skills: skills.map(({ id, names, is_proposed: isProposed, is_confirmed: isConfirmed }) => ({
        id,
        name: nameIn(names, language),
        isProposed,
        isConfirmed,
      })),
      areaId: application?.area_id ?? null,
      appliedAt: application?.applied_at.getTime() ?? null,
    });
  },
);
