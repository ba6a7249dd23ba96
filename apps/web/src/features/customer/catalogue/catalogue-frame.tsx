import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ReactNode } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { TabBar } from '#platform/navigation/tab-bar.tsx';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { screenMessages as texts } from './catalogue-screens.messages.ts';

/** A page of the catalogue: title, back button and content. */
export const CatalogueFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const say = useSay();
  const back = useBack('home');
  useScreen(title);
  return (
    <Screen wide nav={<TabBar onlyWide />}>
      <TopBar title={title} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>{children}</Main>
    </Screen>
  );
};
