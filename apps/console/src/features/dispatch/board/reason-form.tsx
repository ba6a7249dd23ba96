import { useSay } from '@karigar/client/i18n/use-say';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Dialog } from '@karigar/ui/dialog/dialog';
import { TextField } from '@karigar/ui/field/text-field';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useId, useRef, useState, type ReactNode } from 'react';
import { actMessages as texts } from './act.messages.ts';

export interface ReasonFormProps {
  title: string;
  /** What it acts on. */
  subject: string;
  help: string;
  /** What is asked before the words. */
  children?: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** Marks what else is missing; false when something is. */
  check?: () => boolean;
  /** Returns false to stay open. */
  onSubmit: (reason: string) => boolean;
  onClose: () => void;
}

/** Where typing begins: the choice that is made already, or the first field. */
const firstControl = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('input:checked') ??
  form.querySelector<HTMLElement>('input, select');

/** Asks before an act and wants words that the audit keeps. Enter submits. */
export const ReasonForm = ({
  title,
  subject,
  help,
  children,
  submitLabel,
  danger = false,
  check,
  onSubmit,
  onClose,
}: ReasonFormProps) => {
  const say = useSay();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (written: string): void => {
    const reason = readWrittenReason(written);
    setMissing(reason === null);
    // Everything that is missing is marked at once.
    const isRest = check?.() ?? true;
    if (reason === null) field.current?.focus();
    else if (isRest && onSubmit(reason)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={say(texts.close)}
      initialFocus={first}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.leave)}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={(drawn) => {
          first.current = drawn === null ? null : firstControl(drawn);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit(field.current?.value ?? '');
        }}
      >
        <Stack gap={4}>
          <Stack gap={1}>
            <Text strong>{subject}</Text>
            <Text tone="muted">{help}</Text>
          </Stack>
          {children}
          <TextField
            ref={field}
            label={say(texts.why)}
            help={say(texts.whyHelp)}
            error={isMissing ? say(texts.whyMissing) : ''}
            maxLength={500}
            autoComplete="off"
          />
        </Stack>
      </form>
    </Dialog>
  );
};
