import { createToasts, Toaster } from '@karigar/ui/toast/toast';
import { useEffect } from 'react';
import { useSay } from '#shared/language/use-say';
import { toasts } from '#shared/toast/toasts';
import { appMessages as texts } from './app.messages.ts';

const shown = createToasts();

const showWaiting = (): void => {
  for (const { tone, words } of toasts.takeAll()) shown[tone](words);
};

/** Where toasts appear. */
export const ToastPlace = () => {
  const say = useSay();
  useEffect(() => {
    showWaiting();
    return toasts.subscribe(showWaiting);
  }, []);
  return <Toaster toasts={shown} label={say(texts.toasts)} />;
};
