import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { ReadFailed } from '@karigar/client/cache/read';
import { whyFailed } from '@karigar/client/network/why-failed';
import { readInvite } from '@karigar/contract/operators/read-invite';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { DESK_NAMES } from '#entities/desk/desk.messages';
import { Door } from '#entities/desk/door.tsx';
import { reading } from '#platform/cache/read';
import { useTitle } from '#platform/navigation/use-title';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { ByNewPasskey } from './by-new-passkey.tsx';
import type { Invite } from './invite.ts';
import { inviteMessages as texts } from './invite.messages.ts';

/** What the link of an invitation opens: a passkey, or a password with an authenticator app. */
export const InviteScreen = () => {
  const say = useSay();
  const code = useLocation().hash.slice(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invite', code],
    queryFn: reading(readInvite, { code }),
    staleTime: Infinity,
  });
  useTitle(say(texts.title));
  return (
    <Door title={say(texts.title)}>
      {data && <Ways code={code} invite={data} />}
      {error !== null && !data && (
        <Unread error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Spinner label={say(texts.reading)} />}
    </Door>
  );
};

const Unread = ({
  error,
  isTrying,
  onRetry,
}: {
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
}) => {
  const say = useSay();
  const isRefused = error instanceof ReadFailed && error.failure.kind === 'refused';
  return (
    <Stack gap={4}>
      <Callout tone="bad" alert>
        {error instanceof ReadFailed ? whyFailed(error.failure, say) : say(texts.notRead)}
      </Callout>
      {!isRefused && (
        <Button icon="refresh" busy={isTrying} onClick={onRetry}>
          {say(texts.tryAgain)}
        </Button>
      )}
    </Stack>
  );
};

const Ways = ({ code, invite }: { code: string; invite: Invite }) => {
  const say = useSay();
  const format = useFormat();
  const [isOther, setOther] = useState(false);
  const { name, email, desks, expiresAt } = invite;
  return (
    <>
      <Stack gap={1}>
        <Text size="lead">{say(texts.for, { name, email })}</Text>
        <Text tone="muted">
          {say(texts.desks, { desks: desks.map((desk) => say(DESK_NAMES[desk])).join(', ') })}
        </Text>
        <Text tone="muted">{say(texts.until, { time: format.dateTime(expiresAt) })}</Text>
      </Stack>
      {isOther ? (
        <AuthenticatorForm code={code} invite={invite} onBack={() => setOther(false)} />
      ) : (
        <ByNewPasskey code={code} onOther={() => setOther(true)} />
      )}
    </>
  );
};
