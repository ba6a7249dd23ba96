import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { addNote } from '@karigar/contract/record/add-note';
import { takeBackNote } from '@karigar/contract/record/take-back-note';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { LONGEST_NOTE, NOTE_DESKS, readNote } from '@karigar/domain/console/record';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Text } from '@karigar/ui/text/text';
import { UndoBar } from '@karigar/ui/undo-bar/undo-bar';
import { useRef, useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { recordMessages as texts } from '#entities/record/record.messages';
import type { BookingRecord } from '#entities/record/record-query';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { useNow } from '#platform/time/use-now';
import { useWrite } from '#platform/write/use-write';
import styles from './record-screen.module.css';

const UNDO_MS = 8000;

type Added = { readonly id: number; readonly until: number };

/** Words for the team below the history; for some seconds they can be taken back. */
export const NoteForm = ({ record }: { record: BookingRecord }) => {
  const say = useSay();
  const held = useDesk()?.desks;
  if (held === undefined) return null;
  return holdsOneOf(held, NOTE_DESKS) ? (
    <Writing record={record} />
  ) : (
    <Text tone="muted" className={styles['note']}>
      {say(texts.readOnly)}
    </Text>
  );
};

const Writing = ({ record: { id: bookingId, orderId } }: { record: BookingRecord }) => {
  const say = useSay();
  const isOnline = useOnline();
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState('');
  const [added, setAdded] = useState<Added | null>(null);
  const invalidates = [{ queryKey: [...liveKey.history, bookingId] }];
  const add = useWrite(addNote, {
    done: ({ data }) => {
      setWords('');
      setAdded({ id: data.id, until: now + UNDO_MS });
    },
    failure: (failed) => setFault(whyFailed(failed, say)),
    invalidates,
  });
  const takeBack = useWrite(takeBackNote, {
    done: ({ message }) => {
      toasts.good(message);
      setAdded(null);
    },
    invalidates,
  });
  const seconds = added === null ? 0 : Math.ceil((added.until - now) / 1000);
  const undo = (): void => {
    if (added !== null && seconds > 0) takeBack.run({ id: added.id });
  };
  const submit = (): void => {
    setFault('');
    const note = readNote(words);
    if (note !== null) add.run({ bookingId, orderId, words: note });
  };
  useKeys({ note: () => field.current?.focus(), undo });
  return (
    <>
      {seconds > 0 && (
        <div className={styles['undo']}>
          <UndoBar
            undoLabel={say(texts.undo)}
            cap="u"
            seconds={seconds}
            busy={takeBack.isBusy}
            onUndo={undo}
          >
            {say(texts.noteAdded)}
          </UndoBar>
        </div>
      )}
      <form
        className={styles['note']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field}
          className={styles['words']}
          label={say(texts.note)}
          help={say(texts.noteHelp)}
          error={fault}
          value={words}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          trailing={<KeyHint>n</KeyHint>}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={({ code, currentTarget }) => {
            if (code === 'Escape') currentTarget.blur();
          }}
        />
        <Button type="submit" variant="secondary" inactive={!isOnline} busy={add.isBusy}>
          {say(texts.addNote)}
        </Button>
      </form>
    </>
  );
};
