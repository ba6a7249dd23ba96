import { useQuery } from '@tanstack/react-query';
import { BankChecks } from './bank-checks.tsx';
import { DocumentChecks } from './document-checks.tsx';
import { candidateQuery, type Candidate } from './kyc-queries.ts';
import type { Selection } from './selection.ts';
import { SkillsChecks } from './skills-checks.tsx';
import type { Undoable } from './answer-undo.tsx';

type SideProps = {
  chosen: Selection;
  onAnswered: (answered: Selection, undoable?: Omit<Undoable, 'at' | 'of'>) => void;
};

/** The record panel of the chosen part; the middle says why it could not be read. */
export const Side = ({ chosen, onAnswered }: SideProps) => {
  const { data: candidate } = useQuery(candidateQuery(chosen.accountId));
  return candidate === undefined ? (
    <div />
  ) : (
    <PartChecks candidate={candidate} chosen={chosen} onAnswered={onAnswered} />
  );
};

/** What was confirmed: after it changed, the part begins anew. */
const confirmedOf = ({ skills, areaId, verifiedAt }: Candidate): string =>
  [
    ...skills.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id),
    areaId,
    verifiedAt,
  ].join();

const PartChecks = ({ candidate, chosen, onAnswered }: SideProps & { candidate: Candidate }) => {
  const { part } = chosen;
  const done = (): void => onAnswered(chosen);
  if (part === 'skills')
    return <SkillsChecks key={confirmedOf(candidate)} candidate={candidate} onAnswered={done} />;
  if (part === 'bank')
    return candidate.bank === null ? (
      <div />
    ) : (
      <BankChecks candidate={candidate} bank={candidate.bank} onAnswered={done} />
    );
  const document = candidate.documents.find(({ id }) => id === part);
  return document === undefined ? (
    <div />
  ) : (
    <DocumentChecks
      candidate={candidate}
      document={document}
      onAnswered={(state) =>
        onAnswered(chosen, {
          documentId: document.id,
          type: document.type,
          name: candidate.name,
          state,
        })
      }
    />
  );
};
