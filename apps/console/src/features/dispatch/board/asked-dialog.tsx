import { useSubject } from '#entities/record/use-subject';
import type { ActRequest, ReasonedAct } from './act-request.ts';
import type { Card, Match } from './card.ts';
import { EvenThoughDialog } from './even-though-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReasonedDialog } from './reasoned-dialog.tsx';

/** What is asked before an act, and of which version of the booking. */
export type Asked = { readonly card: Card } & (
  | { readonly kind: 'reason'; readonly act: ReasonedAct }
  | { readonly kind: 'move' }
  | { readonly kind: 'even-though'; readonly match: Match }
);

export const AskedDialog = ({
  asked,
  assignee,
  onDone,
  onClose,
}: {
  asked: Asked;
  /** Who has the booking now. */
  assignee: string | null;
  onDone: (request: ActRequest) => void;
  onClose: () => void;
}) => {
  const subject = useSubject()(asked.card, assignee);
  const shared = { subject, onDone, onClose };
  if (asked.kind === 'move') return <MoveDialog card={asked.card} {...shared} />;
  return asked.kind === 'reason' ? (
    <ReasonedDialog act={asked.act} no={asked.card.no} {...shared} />
  ) : (
    <EvenThoughDialog match={asked.match} {...shared} />
  );
};
