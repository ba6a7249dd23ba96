import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { RETENTION_RULES } from './retention-rules.ts';
import { eraseBatch } from './retention-store.ts';

const BATCH = 1000;
const DAY = 86_400_000;

/** Erases one batch per rule, each in its own transaction; returns whether there is more. */
export const eraseOld =
  ({ databases, clock, metrics, log }: Context, rules = RETENTION_RULES, batch = BATCH) =>
  async (): Promise<boolean> => {
    let more = false;
    for (const rule of rules) {
      const before = new Date(clock() - rule.days * DAY);
      try {
        const rows = await databases.system.transaction(SYSTEM, (tx) =>
          eraseBatch(tx, rule, before, batch),
        );
        metrics.erased(rule.name, rows);
        more ||= rows === batch;
      } catch (error) {
        // A failing rule must not stop the others.
        log.error({ err: error, rule: rule.name }, 'erasing failed');
      }
    }
    return more;
  };
