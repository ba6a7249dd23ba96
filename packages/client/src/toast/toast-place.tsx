import { createToasts, TOAST_MS, Toaster } from '@karigar/ui/toast/toast';
import { useEffect, useState } from 'react';
import { unbroken } from '../i18n/unbroken.ts';
import { useSay } from '../i18n/use-say.ts';
import { toasts, type Toast } from './toasts.ts';
import { toastMessages as texts } from './toast.messages.ts';

const shown = createToasts();

const isSheetOpen = (): boolean => document.querySelector('[role=dialog]') !== null;

/** Where toasts appear: at the bottom, or above the buttons of a sheet. */
export const ToastPlace = () => {
  const say = useSay();
  const [at, setAt] = useState<'bottom' | 'top'>('bottom');
  useEffect(() => {
    let freeAt = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = ({ tone, words }: Toast): void => {
      setAt(isSheetOpen() ? 'top' : 'bottom');
      shown[tone](unbroken(words));
    };
    // Replies to own actions come first; notifications wait for their turn.
    const showInTurn = (toast: Toast): void => {
      clearTimeout(waiting);
      waiting = setTimeout(
        () => (Date.now() < freeAt ? showInTurn(toast) : show(toast)),
        Math.max(0, freeAt - Date.now()),
      );
    };
    const showWaiting = (): void => {
      for (const toast of toasts.takeAll()) {
        if (toast.tone === 'news') showInTurn(toast);
        else {
          freeAt = Date.now() + TOAST_MS;
          show(toast);
        }
      }
    };
    // A sheet that opens under a toast has its buttons where the toast is.
    const sheets = new MutationObserver(() => setAt(isSheetOpen() ? 'top' : 'bottom'));
    sheets.observe(document.body, { childList: true });
    showWaiting();
    const stop = toasts.subscribe(showWaiting);
    return () => {
      clearTimeout(waiting);
      sheets.disconnect();
      stop();
    };
  }, []);
  return <Toaster toasts={shown} label={say(texts.toasts)} at={at} />;
};
