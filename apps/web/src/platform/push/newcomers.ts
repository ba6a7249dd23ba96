type Told = { readonly id: number; readonly unread: boolean; readonly isSilent: boolean };

const isNews =
  (before: number) =>
  ({ id, unread, isSilent }: Told): boolean =>
    id > before && unread && !isSilent;

/** Those that came since the list was last looked at; the first look only says where new begins. */
export const createNewcomers = () => {
  let latest: number | null = null;
  return <One extends Told>(listed: readonly One[]): readonly One[] => {
    const before = latest;
    latest = Math.max(before ?? 0, ...listed.map(({ id }) => id));
    return before === null ? [] : listed.filter(isNews(before));
  };
};
