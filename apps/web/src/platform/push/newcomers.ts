type Item = { readonly id: number; readonly unread: boolean; readonly isSilent: boolean };

const isNews =
  (before: number) =>
  ({ id, unread, isSilent }: Item): boolean =>
    id > before && unread && !isSilent;

/** Items that are new since the last look; the first look only sets the start. */
export const createNewcomers = () => {
  let latest: number | null = null;
  return <One extends Item>(listed: readonly One[]): readonly One[] => {
    const before = latest;
    latest = Math.max(before ?? 0, ...listed.map(({ id }) => id));
    return before === null ? [] : listed.filter(isNews(before));
  };
};
