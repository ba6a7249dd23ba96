import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from '@karigar/client/i18n/use-locale';

const subscribe = (listener: () => void): (() => void) => {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  speech?.addEventListener('voiceschanged', listener);
  return () => speech?.removeEventListener('voiceschanged', listener);
};

/** The phone's voice for this language, if it has one. */
const voiceOf = (language: string): SpeechSynthesisVoice | undefined =>
  (globalThis.speechSynthesis as SpeechSynthesis | undefined)
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Reads aloud, and stops on request or when the screen is left. Null on a phone without a voice for the language. */
export const useListen = () => {
  const language = useLocale();
  const hasVoice = useSyncExternalStore(subscribe, () => voiceOf(language) !== undefined);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => (globalThis.speechSynthesis as SpeechSynthesis | undefined)?.cancel(), []);
  if (!hasVoice) return null;
  return {
    isSpeaking,
    say: (words: string): void => {
      speechSynthesis.cancel();
      const spoken = new SpeechSynthesisUtterance(words);
      spoken.voice = voiceOf(language) ?? null;
      spoken.lang = spoken.voice?.lang ?? language;
      spoken.addEventListener('end', () => setSpeaking(false));
      spoken.addEventListener('error', () => setSpeaking(false));
      setSpeaking(true);
      speechSynthesis.speak(spoken);
    },
    stop: (): void => {
      speechSynthesis.cancel();
      setSpeaking(false);
    },
  };
};
