import { saveSkills } from '@karigar/contract/verification/save-skills';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { saveAreaOf, saveSkillsOf } from '../application-store.ts';
import { isOwnAccount } from '../contact-store.ts';
import { readSkills } from '../read-skills.ts';
import { lockCandidate } from '../verification-store.ts';

export const saveSkillsHandler = defineHandler(
  saveSkills,
  async (input, { tx, who, now, note }) => {
    const { accountId } = input;
    note({ subjectId: accountId });
    if ((await lockCandidate(tx, accountId)) === null) return refused('verification.not-found');
    if (await isOwnAccount(tx, accountOf(who), accountId))
      return refused('verification.own-account');
    const chosen = await readSkills(tx, input);
    if (!chosen.ok) return chosen;
    const { skills, areaId } = chosen.value;
    await saveSkillsOf(tx, accountId, skills, new Date(now));
    await saveAreaOf(tx, accountId, areaId, new Date(now));
    return accepted(null);
  },
  { as: 'ops' },
);
