import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type SkillRow = {
  readonly id: string;
  readonly names: Names;
  readonly is_proposed: boolean;
  readonly is_confirmed: boolean;
};

const SKILLS: Statement = {
  name: 'list-skills-of',
  text: `SELECT k.id, names_of(k.names, k.name, k.name_hi) AS names,
      EXISTS (SELECT FROM serviceman_applications s WHERE s.account_id = $1 AND k.id = ANY (s.skills)) AS is_proposed,
      EXISTS (SELECT FROM serviceman_skills s WHERE s.account_id = $1 AND s.skill_id = k.id) AS is_confirmed
    FROM skills k ORDER BY k.name`,
};

/** All skills of the catalogue, with those of this serviceman marked. */
export const listSkills = (tx: Transaction, accountId: number): Promise<SkillRow[]> =>
  tx.rows(SKILLS, [accountId]);

type ApplicationRow = { readonly area_id: number; readonly applied_at: Date };

const READ: Statement = {
  name: 'read-application',
  text: `SELECT area_id, applied_at FROM serviceman_applications WHERE account_id = $1`,
};

export const readApplication = async (
  tx: Transaction,
  accountId: number,
): Promise<ApplicationRow | null> => (await tx.rows<ApplicationRow>(READ, [accountId]))[0] ?? null;

const KNOWN: Statement = {
  name: 'count-known-skills',
  text: `SELECT count(*) FROM skills WHERE id = ANY ($1::text[])`,
};

export const areSkillsKnown = async (
  tx: Transaction,
  skills: readonly string[],
): Promise<boolean> =>
  (await tx.rows<{ count: number }>(KNOWN, [skills]))[0]?.count === skills.length;

const SERVED: Statement = {
  name: 'is-area-served',
  text: `SELECT FROM areas WHERE id = $1 AND is_served`,
};

export const isAreaServed = async (tx: Transaction, areaId: number): Promise<boolean> =>
  (await tx.rows(SERVED, [areaId])).length === 1;

const APPLY: Statement = {
  name: 'save-application',
  text: `INSERT INTO serviceman_applications (account_id, skills, area_id, applied_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (account_id) DO UPDATE SET skills = excluded.skills, area_id = excluded.area_id,
      applied_at = excluded.applied_at, answered_at = NULL`,
};

export const saveApplication = async (
  tx: Transaction,
  accountId: number,
  { skills, areaId }: { readonly skills: readonly string[]; readonly areaId: number },
  now: Date,
): Promise<void> => void (await tx.rows(APPLY, [accountId, skills, areaId, now]));

const ANSWERED: Statement = {
  name: 'end-application',
  text: `UPDATE serviceman_applications SET answered_at = $2 WHERE account_id = $1`,
};
const DROP: Statement = {
  name: 'drop-skills',
  text: `DELETE FROM serviceman_skills WHERE account_id = $1 AND skill_id <> ALL ($2::text[])`,
};
const GIVE: Statement = {
  name: 'give-skills',
  text: `INSERT INTO serviceman_skills (account_id, skill_id) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
};

export const saveSkillsOf = async (
  tx: Transaction,
  accountId: number,
  skills: readonly string[],
  now: Date,
): Promise<void> => {
  await tx.rows(DROP, [accountId, skills]);
  await tx.rows(GIVE, [accountId, skills]);
  await tx.rows(ANSWERED, [accountId, now]);
};

/** The reach is ten kilometres until the serviceman chooses one. */
const PLACE: Statement = {
  name: 'save-area-of',
  text: `INSERT INTO serviceman_work AS w (account_id, latitude, longitude, reach_km, updated_at)
      SELECT $1, a.latitude, a.longitude, 10, $3 FROM areas a WHERE a.id = $2
    ON CONFLICT (account_id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude,
      updated_at = excluded.updated_at`,
};

export const saveAreaOf = async (
  tx: Transaction,
  accountId: number,
  areaId: number,
  now: Date,
): Promise<void> => void (await tx.rows(PLACE, [accountId, areaId, now]));
