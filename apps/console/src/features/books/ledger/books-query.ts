import { checkBooks } from '@karigar/contract/books/check-books';
import { listLedgerLines } from '@karigar/contract/books/list-ledger-lines';
import type { InputOf, OutputOf } from '@karigar/contract/define-call';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Line = OutputOf<typeof listLedgerLines>['lines'][number];
export type Checked = OutputOf<typeof checkBooks>;
export type Asked = Omit<InputOf<typeof listLedgerLines>, 'before'>;

/** Each read is audited: nothing but a press reads them again. */
export const linesQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: [...liveKey.books, 'lines', asked],
    queryFn: ({ signal, pageParam }) =>
      reading(listLedgerLines, {
        ...asked,
        ...(pageParam !== null && { before: pageParam }),
      })({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const checkQuery = queryOptions({
  queryKey: [...liveKey.books, 'check'],
  queryFn: ({ signal }) => reading(checkBooks, {})({ signal }),
});
