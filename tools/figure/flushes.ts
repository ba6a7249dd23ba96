import { askPostgres } from '../services/answers.ts';
import { adminUrlOf } from '../services/postgres-cluster.ts';

/** Whether the PostgreSQL of a measurement flushes to disk, as in production. True where none answers. */
export async function flushes(
  adminUrl = process.env['DATABASE_ADMIN_URL'] ?? adminUrlOf(5432),
): Promise<boolean> {
  try {
    return (await askPostgres(adminUrl, 'SHOW fsync')) !== 'off';
  } catch {
    return true;
  }
}
