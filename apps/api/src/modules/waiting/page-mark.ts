import { ITEM_KINDS, type ItemPlace } from '@karigar/domain/console/waiting-items';

const MARK = /^(\d{1,15})\.([a-z-]{1,20})\.([\w-]{1,40})$/;

/** Names the last item of a page. */
export const writeMark = ({ dueAt, kind, id }: ItemPlace): string => `${dueAt}.${kind}.${id}`;

/** Null for anything that `writeMark` did not write. */
export const readMark = (written: string): ItemPlace | null => {
  const [, dueAt, named, id] = MARK.exec(written) ?? [];
  const kind = ITEM_KINDS.find((one) => one === named);
  return dueAt === undefined || id === undefined || kind === undefined
    ? null
    : { dueAt: Number(dueAt), kind, id };
};
