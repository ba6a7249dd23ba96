import type { listAreas } from '@karigar/contract/catalogue/list-areas';
import type { OutputOf } from '@karigar/contract/define-call';

export type Area = OutputOf<typeof listAreas>[number];

/** Matches a part of the name or city, or the start of the PIN code. */
export const matchesArea = ({ name, city, pinCode }: Area, search: string): boolean => {
  const wanted = search.trim().toLocaleLowerCase();
  return (
    pinCode.startsWith(wanted) ||
    [name, city].some((words) => words.toLocaleLowerCase().includes(wanted))
  );
};
