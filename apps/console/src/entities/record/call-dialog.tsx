import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { callPerson } from '@karigar/contract/record/call-person';
import type { OutputOf } from '@karigar/contract/define-call';
import type { BookingSide } from '@karigar/domain/console/record';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Dialog } from '@karigar/ui/dialog/dialog';
import { TextField } from '@karigar/ui/field/text-field';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useId, useRef, useState } from 'react';
import { useWrite } from '#platform/write/use-write';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';
import { useSubject } from './use-subject.ts';

const TITLES = { customer: texts.callCustomer, serviceman: texts.callServiceman } as const;

/** Asks why, then shows the number as long as it is open. */
export const CallDialog = ({
  record,
  side,
  onCalled,
  onClose,
}: {
  record: BookingRecord;
  side: BookingSide;
  onCalled: () => void;
  onClose: () => void;
}) => {
  const say = useSay();
  const { id: bookingId, orderId } = record;
  const subject = useSubject()(record, record[side]?.name ?? null);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [fault, setFault] = useState('');
  const [given, setGiven] = useState<OutputOf<typeof callPerson> | null>(null);
  const { run, isBusy } = useWrite(callPerson, {
    done: ({ data }) => {
      setGiven(data);
      onCalled();
    },
    failure: (failed) => setFault(whyFailed(failed, say)),
  });
  const submit = (): void => {
    const reason = readWrittenReason(field.current?.value ?? '');
    setMissing(reason === null);
    setFault('');
    if (reason !== null) run({ bookingId, orderId, side, reason });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say(TITLES[side])}
      closeLabel={say(texts.close)}
      initialFocus={field}
      footer={
        given === null ? (
          <Button type="submit" form={form} icon="phone" busy={isBusy}>
            {say(texts.showNumber)}
          </Button>
        ) : (
          <ButtonLink href={`tel:${given.number}`} icon="phone">
            {say(texts.dial, { number: given.number })}
          </ButtonLink>
        )
      }
    >
      {given === null ? (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack gap={3}>
            <Text strong>{subject}</Text>
            {fault !== '' && (
              <Callout tone="bad" alert>
                {fault}
              </Callout>
            )}
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
      ) : (
        <Stack gap={2} role="status">
          {given.isMasked && <Text>{say(texts.masked)}</Text>}
          <Text tone="muted">{say(texts.numberHelp)}</Text>
        </Stack>
      )}
    </Dialog>
  );
};
