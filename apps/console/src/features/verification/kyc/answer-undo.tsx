import { useSay } from '@karigar/client/i18n/use-say';
import { undoDocumentAnswer } from '@karigar/contract/verification/undo-document-answer';
import type { Instant } from '@karigar/domain/dates/instant';
import type { DocumentType } from '@karigar/domain/documents/document-number';
import { UNDO_MS } from '@karigar/domain/verification/review';
import { DOCUMENT_NAMES } from '@karigar/domain/verification/review-texts';
import { toasts } from '@karigar/client/toast/toasts';
import { UndoBar } from '@karigar/ui/undo-bar/undo-bar';
import { useEffect } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { useNow } from '#platform/time/use-now';
import { useWrite } from '#platform/write/use-write';
import styles from './kyc-screen.module.css';
import { kycMessages as texts } from './kyc.messages.ts';
import type { Selection } from './selection.ts';

export type Undoable = {
  readonly of: Selection;
  readonly documentId: number;
  readonly type: DocumentType;
  readonly name: string;
  readonly state: 'approved' | 'rejected' | 'second';
  readonly at: Instant;
};

const SECOND_MS = 1000;
const WORDS = {
  approved: texts.undoApproved,
  rejected: texts.undoRejected,
  second: texts.undoSecond,
} as const;

/** The last answer, as long as it can be taken back. */
export const AnswerUndo = ({
  last,
  onOver,
  onUndone,
}: {
  last: Undoable;
  onOver: () => void;
  onUndone: () => void;
}) => {
  const say = useSay();
  // The clock stands at whole seconds: the bar never outlives the way back.
  const seconds = Math.floor((last.at + UNDO_MS - useNow()) / SECOND_MS);
  const undo = useWrite(undoDocumentAnswer, {
    done: ({ message }) => {
      toasts.good(message);
      onUndone();
      onOver();
    },
    invalidates: [{ queryKey: liveKey.kyc }],
  });
  const run = (): void => undo.run({ documentId: last.documentId });
  useKeys({ undo: run });
  const isOver = seconds <= 0 && !undo.isBusy;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <div className={styles['undo']}>
      <UndoBar
        undoLabel={say(texts.undo)}
        cap="u"
        seconds={Math.max(0, seconds)}
        busy={undo.isBusy}
        onUndo={run}
      >
        {say(WORDS[last.state], { what: say(DOCUMENT_NAMES[last.type]), name: last.name })}
      </UndoBar>
    </div>
  );
};
