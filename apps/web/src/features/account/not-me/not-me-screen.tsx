import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@karigar/client/navigation/router.tsx';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { ReadFailed } from '@karigar/client/cache/read';
import { supportLink } from '#platform/device/support';
import { useSay } from '@karigar/client/i18n/use-say';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { useScreen } from '#platform/navigation/use-screen';
import { ChangeView } from './change-view.tsx';
import { notMeMessages as texts } from './not-me.messages.ts';
import { changeOf } from './not-me.queries.ts';

/** The server says why the link does not work any more; support is the way on. */
const LinkOver = ({ why }: { why: string }) => {
  const say = useSay();
  return (
    <Empty
      scene="scene-empty"
      title={say(texts.linkOver)}
      help={why}
      action={
        <ButtonLink icon="mail" href={supportLink(say(texts.supportSubject))}>
          {say(texts.support)}
        </ButtonLink>
      }
    />
  );
};

const Content = ({ token }: { token: string }) => {
  const say = useSay();
  const change = changeOf(token);
  const { data, error } = useQuery(change);
  if (data !== undefined) return <ChangeView token={token} of={data} />;
  if (error instanceof ReadFailed && error.failure.kind === 'refused')
    return <LinkOver why={error.failure.message} />;
  if (error !== null) return <LoadFailed title={say(texts.couldNotLoad)} of={change.queryKey} />;
  return <Spinner label={say(texts.title)} />;
};

/** Opened by the link in a notice about a change of the account; needs no session. */
export const NotMeScreen = () => {
  const say = useSay();
  const { id: token = '' } = useParams();
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} trailing={<LanguageButton />} />
      <Main tight>
        <Content token={token} />
      </Main>
    </Screen>
  );
};
