import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useState } from 'react';
import { finishLogOuts } from '#entities/sign-in/left-sessions';
import { reportError } from '@karigar/client/errors/report-error';
import { useSay } from '@karigar/client/i18n/use-say';
import { endedSession, type EndedSession } from '#platform/session/ended-session';
import { endedMessages as texts } from './ended.messages.ts';

/** Apart, so that the login screen's list of files stays short. */
const loadActions = () => import('./left-actions.ts');
const countOf = async (account: string): Promise<number> =>
  (await loadActions()).countLeft(account);
const seal = async (): Promise<void> => (await loadActions()).sealLeft();
const sealQuietly = (): void => void seal().catch(reportError);

/** Why the session ended without a logout, and which actions of that account wait on this phone. */
const Notice = ({ ended: { account, name, why } }: { ended: EndedSession }) => {
  const say = useSay();
  const [count, setCount] = useState(0);
  useEffect(() => {
    countOf(account).then(setCount, reportError);
  }, [account]);
  const whose = { count, name };
  return (
    <Callout tone="warning" icon="logout" alert>
      <Text strong>{say(texts.loggedOut)}</Text>
      {why !== '' && <Text size="small">{why}</Text>}
      {count > 0 && (
        <Text size="small">{say(name === '' ? texts.waits : texts.waitsFor, whose)}</Text>
      )}
      <Text size="small">{say(texts.readAgain)}</Text>
    </Callout>
  );
};

export const EndedNotice = () => {
  useEffect(finishLogOuts, []);
  useEffect(sealQuietly, []);
  const [ended] = useState(endedSession.get);
  return ended === null ? null : <Notice ended={ended} />;
};
