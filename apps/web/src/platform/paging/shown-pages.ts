type Item = { readonly id: number };
export type Pages<One extends Item> = readonly (readonly One[])[];

/**
 * What of each page is shown: each once, since one may slip onto the next page between two loads. A page
 * that loses none keeps its identity, so that it is not drawn again.
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
