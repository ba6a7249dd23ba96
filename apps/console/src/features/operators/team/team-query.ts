import { pollEvery } from '@karigar/client/cache/poll-every';
import type { OutputOf } from '@karigar/contract/define-call';
import { listOperators } from '@karigar/contract/operators/list-operators';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

type Team = OutputOf<typeof listOperators>;
export type Operator = Team['operators'][number];
export type Invite = Team['invites'][number];

/** One row of the screen. */
export type Member =
  | { readonly key: string; readonly operator: Operator }
  | { readonly key: string; readonly invite: Invite };

const POLL_MS = 15_000;
/** Nothing hints at a desk that was taken away. */
const LIVE_POLL_MS = 60_000;

export const teamQuery = infiniteQueryOptions({
  queryKey: liveKey.operators,
  queryFn: ({ signal, pageParam }) =>
    reading(listOperators, pageParam === null ? {} : { after: pageParam })({ signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
});

/** Invitations, then those who work, then those who were closed. */
export const membersOf = (pages: readonly Team[]): readonly Member[] => {
  const all = pages.flatMap(({ operators }) => operators);
  const people = [
    ...all.filter(({ closedAt }) => closedAt === null),
    ...all.filter(({ closedAt }) => closedAt !== null),
  ];
  return [
    ...pages.flatMap(({ invites }) =>
      invites.map((invite) => ({ key: `invite-${invite.id}`, invite })),
    ),
    ...people.map((operator) => ({ key: `operator-${operator.accountId}`, operator })),
  ];
};
