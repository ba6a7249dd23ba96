import type { OutputOf } from '@karigar/contract/define-call';
import type { getBoard } from '@karigar/contract/dispatch/get-board';
import type { listMatches } from '@karigar/contract/dispatch/list-matches';
import type { readCards } from '@karigar/contract/dispatch/read-cards';

type Reply = OutputOf<typeof getBoard>;

export type Card = Reply['queue'][number];
export type Lane = Omit<Reply['lanes'][number], 'jobs'> & { readonly jobs: readonly Card[] };
export type Board = Omit<Reply, 'queue' | 'lanes'> & {
  readonly queue: readonly Card[];
  readonly lanes: readonly Lane[];
};
/** A card that was read alone, and whether it belongs to the board's city and skill. */
export type ReadCard = OutputOf<typeof readCards>[number];
export type Match = OutputOf<typeof listMatches>[number];

/** Who has it now; somebody who was only asked has not. */
export const assigneeOf = ({ state, to }: Card): number | null =>
  state === 'assigned' || state === 'held' ? to : null;
