import { Button } from '@karigar/ui/button/button';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';

/** Both ways begin anew: what broke may have left the page in any state. */
export const BrokenScreen = () => {
  const say = useSay();
  return (
    <Notice
      alert
      scene="scene-error"
      title={say(texts.broken)}
      help={say(texts.brokenHelp)}
      action={
        <Stack gap={2}>
          <Button icon="refresh" onClick={() => location.reload()}>
            {say(texts.tryAgain)}
          </Button>
          <Button variant="ghost" onClick={() => location.assign(pathTo('home'))}>
            {say(texts.goHome)}
          </Button>
        </Stack>
      }
    />
  );
};
