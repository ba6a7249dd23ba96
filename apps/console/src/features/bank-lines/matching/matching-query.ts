import { pollEvery } from '@karigar/client/cache/poll-every';
import { listBankLines } from '@karigar/contract/bank-lines/list-bank-lines';
import type { OutputOf } from '@karigar/contract/define-call';
import { SURE } from '@karigar/domain/bank-lines/match-lines';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Statement = OutputOf<typeof listBankLines>;
export type Line = Statement['lines'][number];
export type Choice = Line['choices'][number];

const POLL_MS = 60_000;

/** Reading it is audited, so nothing but a change or a minute reads it again. */
export const statementQuery = queryOptions({
  queryKey: liveKey.bankLines,
  queryFn: ({ signal }) => reading(listBankLines, {})({ signal }),
  refetchInterval: pollEvery(POLL_MS, POLL_MS),
});

export const proposedOf = ({ proposed, choices }: Line): Choice | null =>
  proposed === null ? null : (choices[proposed] ?? null);

export const isSure = (line: Line): boolean => (proposedOf(line)?.score ?? 0) >= SURE;

/** Takes an answered line off the list, without reading the others again. */
export const useTakeOff = (): ((id: number) => void) => {
  const client = useQueryClient();
  return (id) =>
    client.setQueryData(statementQuery.queryKey, (read) =>
      read === undefined
        ? read
        : {
            waiting: read.waiting - 1,
            answered: read.answered + 1,
            lines: read.lines.filter((line) => line.id !== id),
          },
    );
};
