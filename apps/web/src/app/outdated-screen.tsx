import { Button } from '@karigar/ui/button/button';
import { useSay } from '#shared/language/use-say';
import { updateNow } from '../pwa/app-update.ts';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';

/** The server no longer speaks with this version: nothing else can be done here. */
export const OutdatedScreen = () => {
  const say = useSay();
  return (
    <Notice
      alert
      scene="scene-error"
      title={say(texts.outdated)}
      help={say(texts.outdatedHelp)}
      action={
        <Button icon="refresh" onClick={() => void updateNow()}>
          {say(texts.updateNow)}
        </Button>
      }
    />
  );
};
