import { useSay } from '@karigar/client/i18n/use-say';
import { LiveMark } from '@karigar/ui/live-mark/live-mark';
import { shellMessages as texts } from './shell.messages.ts';
import { useIsLive } from './use-is-live.ts';

/** Whether changes of others appear by themselves. */
export const Stream = () => {
  const say = useSay();
  const isLive = useIsLive();
  return <LiveMark live={isLive}>{say(isLive ? texts.live : texts.notLive)}</LiveMark>;
};
