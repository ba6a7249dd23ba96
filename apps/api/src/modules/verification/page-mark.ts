import type { After, WaitingRow } from './queue-store.ts';

const MARK = /^(\d{1,15})\.([a-z-]{1,12})\.(\d{1,16})$/;

/** Names the last item of a page. */
export const writeMark = ({ sent_at: sentAt, kind, id }: WaitingRow): string =>
  `${sentAt.getTime()}.${kind}.${id}`;

/** Null for anything that `writeMark` did not write. */
export const readMark = (written: string): After | null => {
  const [, sentAt, kind, id] = MARK.exec(written) ?? [];
  if (sentAt === undefined || kind === undefined || id === undefined) return null;
  return { sentAt: new Date(Number(sentAt)), kind, id: Number(id) };
};
