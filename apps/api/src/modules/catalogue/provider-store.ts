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
  readonly skills: readonly string[];
};

/** Excludes accounts that are blocked, erased or not servicemen. */
const PROVIDER: Statement = {
  name: 'read-provider',
  text: `SELECT id, first_name, last_name, picture_key, is_verified, since, completed, ratings, stars, skills
    FROM provider_card($1)`,
};

export const readProvider = async (tx: Transaction, id: number): Promise<ProviderRow | null> =>
  (await tx.rows<ProviderRow>(PROVIDER, [id]))[0] ?? null;

const SKILLS: Statement = {
  name: 'list-skills-by-id',
  text: `SELECT names_of(s.names, s.name, s.name_hi) AS names FROM skills s
    WHERE s.id = ANY ($1::text[]) ORDER BY s.name`,
};

export const listSkills = (tx: Transaction, ids: readonly string[]): Promise<Named[]> =>
  tx.rows(SKILLS, [ids]);
