import { Empty } from '@karigar/ui/empty/empty';
import { useSay } from '#shared/language/use-say';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { homeMessages as texts } from './home.messages.ts';

export const ServicemanHomeScreen = () => {
  const say = useSay();
  return (
    <RootScreen title={say(texts.servicemanTitle)}>
      <Empty
        scene="scene-empty"
        title={say(texts.servicemanEmpty)}
        help={say(texts.servicemanHelp)}
      />
    </RootScreen>
  );
};
