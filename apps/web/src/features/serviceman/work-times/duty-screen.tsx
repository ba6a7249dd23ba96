import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { dutyMessages as texts } from './duty.messages.ts';
import { duty } from '#entities/work-times/duty';
import { DutyView } from './duty-view.tsx';

/** Work times: whether, where and when the serviceman takes new work. */
export const DutyScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const asked = duty(useLocale());
  const { data, error } = useQuery(asked);
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <StaleHint of={asked.queryKey} />
        {data !== undefined && <DutyView of={data} />}
        {data === undefined &&
          (error === null ? (
            <Spinner label={say(readingMessages.loading)} />
          ) : (
            <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
          ))}
      </Main>
    </Screen>
  );
};
