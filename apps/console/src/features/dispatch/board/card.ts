import type { OutputOf } from '@karigar/contract/define-call';
import type { getBoard } from '@karigar/contract/dispatch/get-board';
import type { listMatches } from '@karigar/contract/dispatch/list-matches';

export type Board = OutputOf<typeof getBoard>;
export type Lane = Board['lanes'][number];
export type Card = Board['queue'][number];
export type Match = OutputOf<typeof listMatches>[number];

/** Who has it now; somebody who was only asked has not. */
export const assigneeOf = ({ state, to }: Card): number | null =>
  state === 'assigned' || state === 'held' ? to : null;
