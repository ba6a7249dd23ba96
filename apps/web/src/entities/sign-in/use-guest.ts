import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { firstCalls } from './first-calls.ts';
import { useEnter } from './use-enter.ts';

/** Looks around without login: Home, or the screen that was asked for. */
export const useGuest = () => {
  const say = useSay();
  const enter = useEnter();
  return useAction(async () => {
    const opened = await firstCalls.enterAsGuest();
    if (opened.kind !== 'ok') return toasts.bad(whyFailed(opened, say));
    await enter({ ...opened.data, role: 'guest' });
  });
};
