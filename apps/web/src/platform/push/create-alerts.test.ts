import type { Client } from '@karigar/contract/client';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createAlerts } from './create-alerts.ts';

const KEY =
  'BPDeDjy7CUOMkxptxNh2QUyZ5vsL-IDRbEsN4x21tieTPUNmbVl9bsAN7bZ1qcqF540Qak240KaZXsIa83pZUx4';
const DAY = 86_400_000;

type Kept = Record<string, string>;
type Play = {
  permission?: NotificationPermission;
  answers?: NotificationPermission;
  isAble?: boolean;
  kept?: Kept;
  fails?: Record<string, unknown>;
  isBroken?: boolean;
};

/** A phone with a browser, a store and a server that names each new address's player after it. */
const play = ({ permission = 'default', answers = 'granted', ...more }: Play = {}) => {
  const storage = memoryStorage(more.kept);
  const asked: string[] = [];
  const state = { permission, key: KEY, now: 0, asks: 0, made: 0 };
  let current: PushSubscription | null = null;

  const made = (publicKey: string): PushSubscription => {
    state.made += 1;
    const endpoint = `https://push.example.in/${state.made}`;
    const subscription = {
      endpoint,
      options: {
        applicationServerKey: new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    };
    current = subscription as unknown as PushSubscription;
    return current;
  };

  const call = (({ name }: { name: string }, input: { endpoint?: string }) => {
    asked.push(name);
    const failure = more.fails?.[name];
    if (failure !== undefined) return Promise.resolve(failure);
    const data = { publicKey: state.key, playerId: `player of ${input.endpoint ?? ''}` };
    return Promise.resolve({ kind: 'ok', message: '', data });
  }) as unknown as Client;

  const alerts = createAlerts(
    {
      isAble: () => more.isAble ?? true,
      permission: () => state.permission,
      ask: () => {
        state.asks += 1;
        state.permission = answers;
        return Promise.resolve(answers);
      },
      current: () => Promise.resolve(current),
      subscribe: (publicKey) =>
        more.isBroken ? Promise.reject(new Error('no service')) : Promise.resolve(made(publicKey)),
    },
    storage,
    call,
    () => state.now,
  );
  return { alerts, storage, asked, state, current: () => current };
};

describe('turning alerts on', () => {
  it('[NOTI-04] [STORE-01] turning alerts on asks, subscribes, and stores the player id under player_id', async () => {
    const { alerts, storage, asked, state } = play();
    expect(alerts.get()).toBe('off');
    expect(await alerts.turnOn()).toEqual({ kind: 'on' });
    expect(storage.getItem('player_id')).toBe('player of https://push.example.in/1');
    expect(asked).toEqual(['get-push-key', 'subscribe-push']);
    expect([alerts.get(), state.asks]).toEqual(['on', 1]);
  });

  it('turning alerts on asks once, and does not call the server when the permission is denied', async () => {
    const { alerts, asked, state } = play({ answers: 'denied' });
    expect(await alerts.turnOn()).toEqual({ kind: 'blocked' });
    expect(await alerts.turnOn()).toEqual({ kind: 'blocked' });
    expect([alerts.get(), asked, state.asks]).toEqual(['blocked', [], 1]);
  });

  it('turning alerts on reports what failed, and stays off', async () => {
    const offline = { kind: 'offline' };
    const cut = play({ fails: { 'subscribe-push': offline } });
    expect(await cut.alerts.turnOn()).toBe(offline);
    expect(cut.alerts.get()).toBe('off');
    const broken = play({ isBroken: true });
    expect(await broken.alerts.turnOn()).toEqual({ kind: 'broken' });
    expect(broken.alerts.get()).toBe('off');
  });

  it('turning alerts on is not offered where the browser cannot', () => {
    const { alerts } = play({ isAble: false });
    expect(alerts.get()).toBe('unable');
  });
});

describe('each start', () => {
  it('[NOTI-04] each start subscribes again without asking, once permission was given', async () => {
    const { alerts, storage, state } = play({ permission: 'granted' });
    await alerts.keep();
    expect(storage.getItem('player_id')).toBe('player of https://push.example.in/1');
    expect(state.asks).toBe(0);
  });

  it('a start without permission asks nothing and makes no call', async () => {
    const { alerts, asked, state } = play();
    await alerts.keep();
    expect([asked, state.asks]).toEqual([[], 0]);
  });

  it('a start does not renew a subscription within a day, and renews it after', async () => {
    const { alerts, asked, state } = play({ permission: 'granted' });
    await alerts.keep();
    state.now += DAY - 1;
    await alerts.keep();
    expect(asked).toHaveLength(2);
    state.now += 1;
    await alerts.keep();
    expect(asked).toHaveLength(4);
    expect(state.made).toBe(1);
  });

  it('a start reports an address that the browser has changed', async () => {
    const { alerts, storage, current } = play({ permission: 'granted' });
    await alerts.keep();
    await current()?.unsubscribe();
    await alerts.keep();
    expect(storage.getItem('player_id')).toBe('player of https://push.example.in/2');
  });

  it('a start subscribes again when our key changed', async () => {
    const { alerts, state, storage } = play({ permission: 'granted' });
    await alerts.keep();
    state.key = KEY.replace('BPDe', 'BPDf');
    state.now += DAY;
    await alerts.keep();
    expect(state.made).toBe(2);
    expect(storage.getItem('player_id')).toBe('player of https://push.example.in/2');
  });

  it('a start reports the subscription again for another session', async () => {
    const { alerts, asked } = play({ permission: 'granted' });
    await alerts.keep();
    alerts.renew();
    await alerts.keep();
    expect(asked).toHaveLength(4);
  });
});

describe('turning alerts off', () => {
  it('turning alerts off unsubscribes, and stays off at the next start', async () => {
    const { alerts, storage, asked, current } = play({ permission: 'granted' });
    await alerts.keep();
    await alerts.turnOff();
    expect(asked.at(-1)).toBe('unsubscribe-push');
    expect([storage.getItem('player_id'), current(), alerts.get()]).toEqual([null, null, 'off']);
    await alerts.keep();
    expect(alerts.get()).toBe('off');
    await alerts.turnOn();
    expect(alerts.get()).toBe('on');
  });

  it('a logout removes the subscription, and the next login gets its own', async () => {
    const { alerts, storage, current } = play({ permission: 'granted' });
    await alerts.keep();
    await alerts.forget();
    expect([storage.length, current()]).toEqual([0, null]);
    await alerts.keep();
    expect(storage.getItem('player_id')).toBe('player of https://push.example.in/2');
  });

  it('turning alerts off notifies the listeners', async () => {
    const { alerts } = play({ permission: 'granted' });
    const heard: string[] = [];
    const stop = alerts.subscribe(() => heard.push(alerts.get()));
    await alerts.keep();
    await alerts.forget();
    stop();
    await alerts.keep();
    expect(heard).toEqual(['on', 'off']);
  });
});
