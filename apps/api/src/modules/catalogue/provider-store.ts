import type { Statement, Transaction } from '#platform/db';
import type { Named } from './catalogue-store.ts';

export type ProviderRow = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly picture_key: string | null;
  readonly is_verified: boolean;
  readonly since: number;
  readonly completed: number;
  readonly ratings: number;
  readonly stars: number;
};

/** Excludes accounts that are blocked, erased or not servicemen. */
const PROVIDER: Statement = {
  name: 'read-provider',
  text: `SELECT a.id, p.first_name, p.last_name, p.picture_key, m.verified_at IS NOT NULL AS is_verified,
      extract(year FROM a.created_at AT TIME ZONE 'Asia/Kolkata')::integer AS since,
      (SELECT count(*) FROM bookings WHERE serviceman_id = a.id AND state = 'completed') AS completed,
      coalesce(r.ratings, 0) AS ratings, coalesce(r.stars, 0) AS stars
    FROM accounts a
      JOIN memberships m ON m.account_id = a.id AND m.role = 'serviceman'
      JOIN profiles p ON p.account_id = a.id
      LEFT JOIN serviceman_ratings r ON r.account_id = a.id
    WHERE a.id = $1 AND a.blocked_at IS NULL AND a.erased_at IS NULL`,
};

export const readProvider = async (tx: Transaction, id: number): Promise<ProviderRow | null> =>
  (await tx.rows<ProviderRow>(PROVIDER, [id]))[0] ?? null;

const SKILLS: Statement = {
  name: 'list-skills-of-provider',
  text: `SELECT names_of(s.names, s.name, s.name_hi) AS names FROM serviceman_skills m JOIN skills s ON s.id = m.skill_id
    WHERE m.account_id = $1 ORDER BY s.name`,
};

export const listSkillsOf = (tx: Transaction, id: number): Promise<Named[]> =>
  tx.rows(SKILLS, [id]);
