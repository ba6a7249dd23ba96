import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { alertsMessages as texts } from './alerts.messages.ts';

/** Loaded on demand: alerts are turned on once. */
export const useTurnOn = (onAnswer?: (isOn: boolean) => void) => {
  const say = useSay();
  return useAction(async () => {
    const { alerts } = await import('./alerts.ts');
    const turned = await alerts.turnOn();
    if (turned.kind === 'on') toasts.good(say(texts.isOn));
    else if (turned.kind === 'blocked') toasts.bad(say(texts.wasBlocked));
    else if (turned.kind === 'broken') toasts.bad(say(texts.couldNot));
    else toasts.bad(whyFailed(turned, say));
    onAnswer?.(turned.kind === 'on');
  });
};
