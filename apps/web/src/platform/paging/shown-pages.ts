type Item = { readonly id: number };
export type Pages<One extends Item> = readonly (readonly One[])[];

/**
 * The items of each page, each once, since an item may move to the next page between two loads. A page without
 * removed items keeps its identity, so that it is not drawn again.
 */
export const shownPages = <One extends Item>(
  pages: Pages<One>,
  isShown: (one: One) => boolean = () => true,
): Pages<One> => {
  const seen = new Set<number>();
  return pages.map((page) => {
    const shown = page.filter((one) => {
      const isFirst = !seen.has(one.id);
      seen.add(one.id);
      return isFirst && isShown(one);
    });
    return shown.length === page.length ? page : shown;
  });
};
