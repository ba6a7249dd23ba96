import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { useDesk } from '#entities/desk/desk-query';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import type { Invite, Member, Operator } from './team-query.ts';
import { teamMessages as texts } from './team.messages.ts';
import { useHeldWords } from './use-held-words.ts';

interface RowProps {
  selected: boolean;
  onSelect: () => void;
}

export const rowId = ({ key }: Member): string => `row-${key}`;

/** Who, at which desks, where, and when last seen. */
export const TeamRow = ({ member, ...row }: RowProps & { member: Member }) =>
  'invite' in member ? (
    <InviteRow id={rowId(member)} invite={member.invite} {...row} />
  ) : (
    <OperatorRow id={rowId(member)} operator={member.operator} {...row} />
  );

export const OperatorState = ({ of: { closedAt, desks } }: { of: Operator }) => {
  const say = useSay();
  if (closedAt !== null) return <StatusPill look="off">{say(texts.closed)}</StatusPill>;
  if (desks.length === 0) return <StatusPill look="hold">{say(texts.noDesk)}</StatusPill>;
  return <StatusPill look="done">{say(texts.works)}</StatusPill>;
};

const OperatorRow = ({ id, operator, ...row }: RowProps & { id: string; operator: Operator }) => {
  const say = useSay();
  const since = useSince();
  const held = useHeldWords();
  const { accountId, name, email, lastSeenAt } = operator;
  const isYou = useDesk()?.accountId === accountId;
  const seen =
    lastSeenAt === null ? say(texts.neverSeen) : say(texts.seen, { when: since(lastSeenAt) });
  return (
    <QueueRow
      {...row}
      id={id}
      icon="user"
      kind={say(isYou ? texts.you : texts.operator)}
      title={name}
      detail={`${email} · ${held(operator)}`}
      deadline={<OperatorState of={operator} />}
      by={seen}
    />
  );
};

export const InviteState = ({ of: { isSent } }: { of: Invite }) => {
  const say = useSay();
  return (
    <StatusPill look={isSent ? 'assigned' : 'pending'}>
      {say(isSent ? texts.sent : texts.waits)}
    </StatusPill>
  );
};

const InviteRow = ({ id, invite, ...row }: RowProps & { id: string; invite: Invite }) => {
  const say = useSay();
  const held = useHeldWords();
  const { name, email, expiresAt } = invite;
  return (
    <QueueRow
      {...row}
      id={id}
      icon="mail"
      kind={say(texts.invitation)}
      title={name}
      detail={`${email} · ${held(invite)}`}
      deadline={<InviteState of={invite} />}
      by={<TimeLeft until={expiresAt} />}
    />
  );
};
