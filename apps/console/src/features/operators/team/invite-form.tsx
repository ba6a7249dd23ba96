import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { inviteOperator } from '@karigar/contract/operators/invite-operator';
import { mayHoldTogether, type Held } from '@karigar/domain/console/desks';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useId, useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { HeldFields } from './held-fields.tsx';
import { teamMessages as texts } from './team.messages.ts';
import styles from './team.module.css';
import { WhyField } from './why-field.tsx';

const READ_AGAIN = [{ queryKey: liveKey.operators }, { queryKey: liveKey.countersigns }];

/** Asks a second admin for an invitation; nobody here ever sees its link. */
export const InviteForm = ({ onDone }: { onDone: () => void }) => {
  const say = useSay();
  const form = useId();
  const isOnline = useOnline();
  const team = useDesk()?.team ?? 'large';
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [held, setHeld] = useState<Held>({ desks: [], cityId: null });
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const [fault, setFault] = useState('');
  const { run, isBusy } = useWrite(inviteOperator, {
    done: ({ message }) => {
      toasts.good(message);
      onDone();
    },
    failure: (failed) => setFault(whyFailed(failed, say)),
    invalidates: READ_AGAIN,
  });
  const send = (): void => {
    setFault('');
    setShort(readWrittenReason(reason) === null);
    if (!isOnline || readWrittenReason(reason) === null) return;
    if (held.desks.length === 0) return setFault(say(texts.chooseDesk));
    if (!mayHoldTogether(held.desks, team)) return setFault(say(texts.apart));
    const { cityId } = held;
    const where = cityId === null ? {} : { cityId };
    run({ email, name, desks: [...held.desks], ...where, reason: reason.trim() });
  };
  return (
    <RecordPanel
      label={say(texts.newInvite)}
      head={
        <Text as="h2" size="lead" strong>
          {say(texts.newInvite)}
        </Text>
      }
      foot={
        <>
          {fault !== '' && (
            <div className={styles['whole']}>
              <Callout tone="bad" alert>
                {fault}
              </Callout>
            </div>
          )}
          <Button variant="secondary" onClick={onDone}>
            {say(texts.cancel)}
          </Button>
          <Button type="submit" form={form} icon="key" inactive={!isOnline} busy={isBusy}>
            {say(texts.ask)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={4}>
          <TextField
            // The press that opened it means to write.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as said
            autoFocus
            required
            type="email"
            label={say(texts.email)}
            help={say(texts.emailHelp)}
            value={email}
            maxLength={254}
            autoComplete="off"
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <TextField
            required
            label={say(texts.name)}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <HeldFields held={held} onChange={setHeld} />
          <WhyField value={reason} isMissing={isShort} onChange={setReason} />
        </Stack>
      </form>
    </RecordPanel>
  );
};
