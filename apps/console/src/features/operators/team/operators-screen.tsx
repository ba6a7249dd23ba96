import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { InviteForm } from './invite-form.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { OperatorPanel } from './operator-panel.tsx';
import { membersOf, teamQuery, type Member } from './team-query.ts';
import { rowId, TeamRow } from './team-row.tsx';
import { teamMessages as texts } from './team.messages.ts';
import styles from './team.module.css';

const NEW = 'new';
const NONE: readonly Member[] = [];

/** The team: everybody who works here, open invitations, and beside them what an admin can change. */
export const OperatorsScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const read = useInfiniteQuery(teamQuery);
  const members = read.data === undefined ? NONE : membersOf(read.data.pages);
  const isInviting = query.get('sel') === NEW;
  const chosen = members.find(({ key }) => key === query.get('sel')) ?? members[0];
  const choose = (key?: string): void => {
    const path = key === undefined ? PATHS.operators : `${PATHS.operators}?sel=${key}`;
    navigate(path, { replace: true });
  };
  const move = (step: 1 | -1): void => {
    const beside = members[members.findIndex(({ key }) => key === chosen?.key) + step];
    if (beside !== undefined) choose(beside.key);
  };
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    invite: () => choose(NEW),
    readAgain: () => void client.invalidateQueries({ queryKey: liveKey.operators }),
  });
  const leaveForm = (): void => {
    choose();
    list.current?.focus();
  };
  return (
    <Frame
      title={say(texts.title)}
      keys={['next', 'previous', 'pick', 'main', 'invite']}
      controls={
        <Button icon="plus" variant="secondary" onClick={() => choose(NEW)}>
          <span className={styles['keyed']}>
            {say(texts.invite)}
            <KeyHint>i</KeyHint>
          </span>
        </Button>
      }
      {...(isInviting
        ? { panel: <InviteForm onDone={leaveForm} /> }
        : chosen !== undefined && { panel: <MemberPanel key={chosen.key} member={chosen} /> })}
    >
      <div className={styles['screen']}>
        {read.data === undefined && (
          <FirstRead of={teamQuery.queryKey} read={read} outline={<Outline />} />
        )}
        {members.length > 0 && (
          <div
            ref={list}
            role="listbox"
            tabIndex={0}
            aria-label={say(texts.list)}
            aria-activedescendant={chosen && rowId(chosen)}
            className={styles['list']}
          >
            {members.map((member) => (
              <TeamRow
                key={member.key}
                member={member}
                selected={!isInviting && member.key === chosen?.key}
                onSelect={() => choose(member.key)}
              />
            ))}
          </div>
        )}
        {members.length === 1 && (
          <Text tone="muted" className={styles['after']}>
            {say(texts.alone)}
          </Text>
        )}
        {read.hasNextPage && (
          <div className={styles['after']}>
            <Button
              variant="secondary"
              busy={read.isFetchingNextPage}
              onClick={() => void read.fetchNextPage()}
            >
              {say(texts.more)}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  );
};

const MemberPanel = ({ member }: { member: Member }) =>
  'invite' in member ? (
    <InvitePanel invite={member.invite} />
  ) : (
    <OperatorPanel operator={member.operator} />
  );

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </Stack>
);
