import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Transaction } from '#platform/db';
import { areSkillsKnown, isAreaServed } from './application-store.ts';

type Chosen = { readonly skills: readonly string[]; readonly areaId: number };

/** The chosen skills, each once, and a served area. */
export const readSkills = async (
  tx: Transaction,
  written: { readonly skills?: readonly string[] | undefined; readonly areaId: number },
): Promise<Result<Chosen, 'skill.none-chosen' | 'skill.not-found' | 'duty.area-not-found'>> => {
  const skills = [...new Set(written.skills)];
  if (skills.length === 0) return refused('skill.none-chosen');
  if (!(await areSkillsKnown(tx, skills))) return refused('skill.not-found');
  if (!(await isAreaServed(tx, written.areaId))) return refused('duty.area-not-found');
  return accepted({ skills, areaId: written.areaId });
};
