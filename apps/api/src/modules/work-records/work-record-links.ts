import type { Context } from '#context';

/** The page of a record, its paper and the signed document itself. */
export const workRecordLinks = (
  { workRecordSeals, config }: Pick<Context, 'workRecordSeals' | 'config'>,
  id: number,
) => {
  const page = new URL(`/w/${workRecordSeals.codeOf(id)}`, config.publicUrl).href;
  return { page, pdf: `${page}.pdf`, document: `${page}.jwt` };
};
