import type { Entry } from '#platform/action-queue/action';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useSay } from '@karigar/client/i18n/use-say';
import { network } from '#platform/network/network';
import type { Network } from '#platform/network/network-of';
import { NETWORK_WORDS } from '#platform/network/network-words';
import { accountOf } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { foundNetwork } from './found-network.ts';
import { sendNowMessages as texts } from './send-now.messages.ts';

/** How long the button shows that it sends; sending continues after that. */
const PATIENCE_MS = 8000;

const wait = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

const isOpen = ({ state }: Entry): boolean => state.kind === 'waiting' || state.kind === 'sending';

/** The connection's state now; else what the last try found. If nothing is wrong, sending continues. */
const whyLeft = (left: readonly Entry[]): Network => {
  if (network.now() !== 'fine') return network.now();
  const found = foundNetwork(left);
  return found === 'fine' || found === 'offline' ? 'slow' : found;
};

/** Sends the waiting actions of one booking or of all, and shows the result: sent, refused, or why not. */
export const useSendNow = (bookingId?: number) => {
  const say = useSay();
  const mine = (): readonly Entry[] => {
    const account = accountOf(session.get());
    return actionQueue
      .entries()
      .filter(
        (entry) =>
          entry.account === account && (bookingId === undefined || entry.bookingId === bookingId),
      );
  };
  return useAction(async () => {
    const asked = new Set(
      mine()
        .filter(isOpen)
        .map(({ key }) => key),
    );
    await Promise.race([actionQueue.resend(bookingId), wait()]);
    const after = mine().filter(({ key }) => asked.has(key));
    const left = after.filter(isOpen);
    const isRefused = ({ state }: Entry): boolean => state.kind === 'refused';
    const sent = asked.size - left.length - after.filter(isRefused).length;
    // Also those of earlier tries: "all sent" is not said above them.
    const refused = mine().filter(isRefused).length;
    if (left.length > 0) {
      const { title, help } = NETWORK_WORDS[whyLeft(left)];
      return toasts.bad(`${say(title)} ${say(help)}`);
    }
    if (refused === 0) return toasts.good(say(texts.allSent));
    toasts.bad(
      sent === 0 ? say(texts.noneAccepted, { refused }) : say(texts.sentAndNot, { sent, refused }),
    );
  });
};
