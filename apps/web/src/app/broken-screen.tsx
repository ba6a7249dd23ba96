import { Button } from '@karigar/ui/button/button';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { shellMessages as texts } from './shell.messages.ts';

/**
 * Uses only code that is already loaded, because a missing file may be what failed. Both buttons reload the page,
 * because the failure may have left the page in any state.
 */
export const BrokenScreen = () => {
  const say = useSay();
  useScreen(say(texts.broken));
  return (
    <Screen>
      <Main>
        <Stack gap={4} role="alert">
          <Text as="h1" size="head">
            {say(texts.broken)}
          </Text>
          <Text tone="muted">{say(texts.brokenHelp)}</Text>
          <Button block icon="refresh" onClick={() => location.reload()}>
            {say(texts.tryAgain)}
          </Button>
          <Button block variant="ghost" onClick={() => location.assign(pathTo('home'))}>
            {say(texts.goHome)}
          </Button>
        </Stack>
      </Main>
    </Screen>
  );
};
