import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@karigar/client/navigation/router.tsx';
import { serviceDetails } from '#entities/catalogue/catalogue-reads';
import { fittingChoice } from '#entities/catalogue/choice';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { TabBar } from '#platform/navigation/tab-bar.tsx';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { ReadFailed } from '@karigar/client/cache/read';
import { AddressStep } from './address-step.tsx';
import {
  whereMessages,
  bookMessages as texts,
  confirmMessages,
  timeMessages,
} from './book.messages.ts';
import { AgainStep } from './again-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { draftOf, formerOf, stepOf, type Draft, type Step } from './draft.ts';
import { TimeStep } from './time-step.tsx';

const TITLES = {
  address: whereMessages.title,
  time: timeMessages.title,
  confirm: confirmMessages.title,
};

/** Orders a service: address, time, confirmation. Each step is a history entry. */
export const BookScreen = () => {
  const say = useSay();
  const id = Number(useParams()['id']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const asked = serviceDetails(useLocale(), isId ? id : 0);
  const { data: service, error } = useQuery({ ...asked, enabled: isId });
  const { state } = useLocation();
  const navigate = useNavigate();
  const back = useBack('home');
  const draft = draftOf(state);
  const step = stepOf(state, draft);
  const former = formerOf(state);
  const title = say(former === null ? TITLES[step] : TITLES.confirm);
  useScreen(title);

  const go = (next: Step, changed: Partial<Draft>, replace = false): void =>
    navigate('.', { replace, state: { ...draft, ...changed, step: next } });
  const isMissing = !isId || (error instanceof ReadFailed && error.failure.kind === 'refused');
  const props =
    service === undefined
      ? null
      : {
          service,
          draft: { ...draft, choice: fittingChoice(draft.choice, service) },
          onGo: go,
        };
  return (
    <Screen wide nav={<TabBar onlyWide />}>
      <TopBar title={title} back={{ label: say(texts.back), onPress: back }} />
      {props !== null && former !== null && <AgainStep {...props} former={former} />}
      {props !== null && former === null && step === 'address' && <AddressStep {...props} />}
      {props !== null && step === 'time' && <TimeStep {...props} />}
      {props !== null && step === 'confirm' && <ConfirmStep {...props} />}
      {props === null && (
        <Main tight>
          {isMissing && (
            <Empty
              scene="scene-empty"
              title={say(texts.noService)}
              help={say(texts.noServiceHelp)}
              action={<ButtonLink href={pathTo('category')}>{say(texts.allCategories)}</ButtonLink>}
            />
          )}
          {!isMissing && error === null && <ServicesLoading rows={4} />}
          {!isMissing && error !== null && (
            <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
          )}
        </Main>
      )}
    </Screen>
  );
};
