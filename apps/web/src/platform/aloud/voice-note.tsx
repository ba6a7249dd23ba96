import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { aloudMessages as texts } from './aloud.messages.ts';
import { useListen } from './use-listen.ts';

/** Says once, where the app is explained, why there is nothing to listen to. */
export const VoiceNote = () => {
  const say = useSay();
  if (useListen() !== null) return null;
  return (
    <Text size="small" tone="muted">
      {say(texts.noVoice)}
    </Text>
  );
};
