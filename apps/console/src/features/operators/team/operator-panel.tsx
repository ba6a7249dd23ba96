import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { DeskForm } from './desk-form.tsx';
import type { Operator } from './team-query.ts';
import { OperatorState } from './team-row.tsx';
import { teamMessages as texts } from './team.messages.ts';
import styles from './team.module.css';
import { useCityName, useDeskWords } from './use-held-words.ts';

const wayOf = ({ hasPasskey, hasAuthenticator }: Operator): MessageDescriptor => {
  if (hasPasskey && hasAuthenticator) return texts.both;
  if (hasPasskey) return texts.passkey;
  return hasAuthenticator ? texts.authenticator : texts.noWay;
};

/** One operator: what is held now, and what an admin can change. */
export const OperatorPanel = ({ operator }: { operator: Operator }) => {
  const say = useSay();
  const since = useSince();
  const isYou = useDesk()?.accountId === operator.accountId;
  const [fault, setFault] = useState('');
  const [saves, setSaves] = useState(0);
  const { desks, cityId, closedAt } = operator;
  if (isYou || closedAt !== null)
    return (
      <RecordPanel label={operator.name} head={<Head operator={operator} />}>
        <Callout tone="info">
          {closedAt === null
            ? say(texts.yourself)
            : say(texts.closedHelp, { when: since(closedAt) })}
        </Callout>
        <Facts operator={operator} />
      </RecordPanel>
    );
  return (
    <DeskForm
      // Whatever changed, by this admin or another, is drawn as it is now; the words about it stay.
      key={`${saves} ${desks.join(' ')} ${cityId}`}
      operator={operator}
      head={<Head operator={operator} />}
      facts={<Facts operator={operator} />}
      fault={fault}
      onFault={setFault}
      onSaved={() => setSaves(saves + 1)}
    />
  );
};

const Head = ({ operator }: { operator: Operator }) => (
  <div className={styles['head']}>
    <Text as="h2" size="lead" strong>
      {operator.name}
    </Text>
    <OperatorState of={operator} />
  </div>
);

const Facts = ({ operator }: { operator: Operator }) => {
  const say = useSay();
  const since = useSince();
  const [deskWords, cityName] = [useDeskWords(), useCityName()];
  const { email, desks, cityId, lastSeenAt } = operator;
  return (
    <DescriptionList
      facts={[
        { key: 'email', label: say(texts.email), value: email },
        { key: 'desks', label: say(texts.desks), value: deskWords(desks) },
        { key: 'city', label: say(texts.city), value: cityName(cityId) },
        { key: 'way', label: say(texts.way), value: say(wayOf(operator)) },
        {
          key: 'seen',
          label: say(texts.lastSeen),
          value: lastSeenAt === null ? say(texts.neverSeen) : since(lastSeenAt),
        },
      ]}
    />
  );
};
