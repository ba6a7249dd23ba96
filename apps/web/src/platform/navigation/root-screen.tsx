import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ReactNode } from 'react';
import { TabBar } from './tab-bar.tsx';
import { useScreen } from './use-screen.ts';

/** The root screen of a tab: title, content and tab bar. */
export const RootScreen = ({
  title,
  trailing,
  children,
}: {
  title: string;
  trailing?: ReactNode;
  children: ReactNode;
}) => {
  useScreen(title);
  return (
    <Screen nav={<TabBar />}>
      <TopBar title={title} trailing={trailing} />
      <Main tight>{children}</Main>
    </Screen>
  );
};
