import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextArea } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import type { ReactNode } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { wordsMessages as texts } from './words.messages.ts';

/** Why it was not sent: the connection, or the field's content. */
export type WordsFault = { readonly words: string; readonly isOfField: boolean };

/** A text form in a sheet: a category above the text, which is kept until it is sent. */
export const WordsSheet = ({
  open,
  onClose,
  title,
  about,
  label,
  rows = 3,
  longest,
  words,
  isOptional = false,
  onWords,
  isBusy,
  fault,
  sendLabel,
  onSend,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  about: ReactNode;
  label: string;
  rows?: number;
  longest: number;
  words: string;
  /** Can be sent without a text. */
  isOptional?: boolean;
  onWords: (words: string) => void;
  isBusy: boolean;
  fault: WordsFault | undefined;
  sendLabel: string;
  onSend: () => void;
}) => {
  const say = useSay();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            wide
            inactive={!isOptional && words.trim() === ''}
            busy={isBusy}
            busyLabel={say(texts.sending)}
            onClick={onSend}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      {fault !== undefined && !fault.isOfField && (
        <Callout alert tone="bad">
          {say(texts.notSent)} {fault.words}
        </Callout>
      )}
      {about}
      <TextArea
        label={label}
        rows={rows}
        maxLength={longest}
        value={words}
        error={fault?.isOfField === true ? fault.words : undefined}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
    </Sheet>
  );
};
