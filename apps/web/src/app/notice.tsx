import { Empty, type EmptyProps } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useScreen } from '#platform/navigation/use-screen';

/** A screen with one message and one button. */
export const Notice = ({ title, ...said }: EmptyProps & { title: string }) => {
  useScreen(title);
  return (
    <Screen>
      <TopBar title="Karigar" />
      <Main>
        <Empty title={title} {...said} />
      </Main>
    </Screen>
  );
};
