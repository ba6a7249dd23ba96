import { Button } from '@karigar/ui/button/button';
import { useSay } from '@karigar/client/i18n/use-say';
import { aloudMessages as texts } from './aloud.messages.ts';
import { useListen } from './use-listen.ts';

/** Reads these words aloud in the reader's language; nothing on a phone without a voice for it. */
export const ListenButton = ({ words }: { words: () => string }) => {
  const say = useSay();
  const listen = useListen();
  if (listen === null) return null;
  return (
    <Button
      variant="tonal"
      small
      icon="sound"
      onClick={listen.isSpeaking ? listen.stop : () => listen.say(words())}
    >
      {say(listen.isSpeaking ? texts.stop : texts.listen)}
    </Button>
  );
};
