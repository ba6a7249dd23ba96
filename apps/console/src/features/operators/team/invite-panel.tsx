import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { withdrawInvite } from '@karigar/contract/operators/withdraw-invite';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useId, useState } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import type { Invite } from './team-query.ts';
import { InviteState } from './team-row.tsx';
import { teamMessages as texts } from './team.messages.ts';
import styles from './team.module.css';
import { useCityName, useDeskWords } from './use-held-words.ts';
import { WhyField } from './why-field.tsx';

const READ_AGAIN = [{ queryKey: liveKey.operators }];

/** An open invitation: to what, by whom, until when. It can be taken back. */
export const InvitePanel = ({ invite }: { invite: Invite }) => {
  const say = useSay();
  const form = useId();
  const isOnline = useOnline();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const [fault, setFault] = useState('');
  const { id, name, isSent } = invite;
  const { run, isBusy } = useWrite(withdrawInvite, {
    failure: (failed) => setFault(whyFailed(failed, say)),
    invalidates: READ_AGAIN,
  });
  const takeBack = (): void => {
    const words = readWrittenReason(reason);
    setFault('');
    setShort(words === null);
    if (isOnline && words !== null) run({ inviteId: id, reason: words });
  };
  return (
    <RecordPanel
      label={name}
      head={
        <div className={styles['head']}>
          <Text as="h2" size="lead" strong>
            {name}
          </Text>
          <InviteState of={invite} />
        </div>
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
          <Button
            type="submit"
            form={form}
            variant="danger-outline"
            icon="x"
            inactive={!isOnline}
            busy={isBusy}
          >
            {say(texts.takeBack)}
          </Button>
        </>
      }
    >
      <Callout tone="info">{say(isSent ? texts.sentHelp : texts.waitsHelp)}</Callout>
      <Facts invite={invite} />
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          takeBack();
        }}
      >
        <WhyField value={reason} isMissing={isShort} onChange={setReason} />
      </form>
    </RecordPanel>
  );
};

const Facts = ({ invite }: { invite: Invite }) => {
  const say = useSay();
  const since = useSince();
  const [deskWords, cityName] = [useDeskWords(), useCityName()];
  const { email, desks, cityId, invitedBy, expiresAt } = invite;
  return (
    <DescriptionList
      facts={[
        { key: 'email', label: say(texts.email), value: email },
        { key: 'desks', label: say(texts.desks), value: deskWords(desks) },
        { key: 'city', label: say(texts.city), value: cityName(cityId) },
        {
          key: 'by',
          label: say(texts.invitedBy),
          value: invitedBy === '' ? say(texts.commandLine) : invitedBy,
        },
        { key: 'until', label: say(texts.until), value: since(expiresAt) },
      ]}
    />
  );
};
