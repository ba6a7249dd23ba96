import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { addPartition, daysOfPartitions } from './keep-partitions-store.ts';

/** The alert is at half a year: whoever reads it has months. */
const DAYS_AHEAD = 270;

/** Adds partitions for bookings to come, one in each transaction; true while more are missing. */
export const keepPartitions =
  ({ databases, metrics, log }: Pick<Context, 'databases' | 'metrics' | 'log'>) =>
  async (): Promise<boolean> => {
    const days = await databases.system.transaction(SYSTEM, daysOfPartitions);
    metrics.partitionsAhead('bookings', days);
    if (days > DAYS_AHEAD) return false;
    const isAdded = await databases.system.transaction(SYSTEM, (tx) =>
      addPartition(tx, DAYS_AHEAD),
    );
    if (isAdded) log.info({ table: 'bookings' }, 'a partition was added');
    return isAdded;
  };
