import { PATHS } from '#platform/navigation/paths';
import type { Item } from './waiting-query.ts';

const KNOWN: readonly string[] = Object.values(PATHS);

/** Where the item is worked on; null while the console has no such place. */
export const openPathOf = ({ opens }: Pick<Item, 'opens'>): string | null => {
  const [path = ''] = opens.split('?');
  return KNOWN.includes(path) ? opens : null;
};
