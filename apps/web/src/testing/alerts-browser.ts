import { getPushKey } from '@karigar/contract/push/get-push-key';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { testPush } from '@karigar/contract/push/test-push';
import { unsubscribePush } from '@karigar/contract/push/unsubscribe-push';
import { vi } from 'vitest';
import { playServer, reply } from './test-server.ts';

/** Plays a browser with this permission; the test acts as its service worker. */
export const playBrowser = (permission: NotificationPermission, answers = permission) => {
  const state = { permission, asks: 0, isSubscribed: false };
  const subscription = {
    endpoint: 'https://push.example.in/1',
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example.in/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      state.isSubscribed = false;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: async () => {
      state.isSubscribed = true;
      return subscription;
    },
  };
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ pushManager }),
    ready: Promise.resolve({ pushManager }),
  });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(worker as never);
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asks += 1;
      state.permission = answers;
      return answers;
    },
  });
  return {
    state,
    say: (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data })),
  };
};

export const playAlerts = () => {
  const server = playServer();
  const marks: string[] = [];
  server.on(getPushKey, () => reply(getPushKey, { publicKey: 'AQID' }));
  server.on(subscribePush, () => reply(subscribePush, { playerId: 'player-1' }));
  server.on(unsubscribePush, () => reply(unsubscribePush, null));
  server.on(testPush, (fields) => {
    marks.push(fields.get('mark') ?? '');
    return reply(testPush, null);
  });
  return { ...server, marks };
};
