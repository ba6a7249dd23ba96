import { generateKeyPairSync } from 'node:crypto';
import { QUEUED_CALLS } from '@karigar/contract/queued-calls';
import { goldenOf } from '@karigar/contract/testing/fixtures';
import { describe, expect, it } from 'vitest';
import type { Entry } from '#platform/action-queue/action';
import { discard, headsOf, put, settle, type Queue } from '#platform/action-queue/queue-model';
import { createMemoryStore } from '#testing/memory-store';
import { sealFor, unsealWith } from './queue-cipher.ts';
import { openEntries, sealEntries } from './seal-entries.ts';

/** As the server makes them. */
const newPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return {
    publicKey: publicKey.subarray(-65).toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
};

const [SURESH, IMRAN] = ['serviceman:12', 'serviceman:13'];
const pairs = { [SURESH]: newPair(), [IMRAN]: newPair() };

const seal = async (store: ReturnType<typeof createMemoryStore>, account: string) =>
  sealEntries(store, account, await sealFor(pairs[account]?.publicKey ?? ''));
const open = async (
  store: ReturnType<typeof createMemoryStore>,
  account: string,
  { as = account, isIn = true } = {},
) => openEntries(store, account, await unsealWith(pairs[as]?.privateKey ?? ''), () => isIn);

const anEntry = (key: string, order: number, more: Partial<Entry> = {}): Entry => ({
  key,
  account: SURESH,
  bookingId: 7,
  bookingNo: 'B-7',
  about: { serviceName: 'Deep clean', customerName: 'Asha Kulkarni' },
  call: 'send-chat',
  input: { bookingId: 7, orderId: 9, message: 'The gate code is 4711' },
  createdAt: 1_700_000_000_000,
  after: null,
  order,
  isWhole: true,
  state: { kind: 'waiting', because: 'offline' },
  ...more,
});

const SECRETS = ['4711', 'Asha', 'B-7', 'Deep clean', 'send-chat', 'cancelled', '1700000000000'];
const refused = {
  kind: 'refused',
  code: 'x',
  message: 'It was cancelled.',
  details: null,
} as const;
const done = { kind: 'done', message: '' } as const;

/** Everything that lies on the phone, bytes too. */
const writtenOf = (queue: Queue): string =>
  JSON.stringify(queue, (_field, value: unknown) => {
    if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1');
    return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
  });

describe('the queue after the end of a session', () => {
  it('nothing of an entry is readable but that it waits, for which account and in which order', async () => {
    const kept = [anEntry('a', 1), anEntry('b', 2, { state: refused })];
    for (const secret of SECRETS) expect(writtenOf(kept)).toContain(secret);
    const store = createMemoryStore(kept);
    expect(await seal(store, SURESH)).toBe(true);
    const queue = await store.read();
    const written = writtenOf(queue);
    expect(SECRETS.filter((secret) => written.includes(secret))).toEqual([]);
    expect(queue.map(({ key, order, state }) => [key, order, state.kind])).toEqual([
      ['a', 1, 'waiting'],
      ['b', 2, 'refused'],
    ]);
  });

  it('the next login of the account finds every entry as it was, in its order', async () => {
    const kept = [anEntry('a', 1), anEntry('b', 2, { state: refused }), anEntry('c', 3)];
    const store = createMemoryStore(kept);
    await seal(store, SURESH);
    expect(await open(store, SURESH)).toEqual([]);
    expect(await store.read()).toEqual(kept);
  });

  it('another account does not open, send or remove them', async () => {
    const mine = anEntry('mine', 2, { account: IMRAN });
    const store = createMemoryStore([anEntry('a', 1), mine]);
    await seal(store, SURESH);
    const sealed = await store.read();
    expect(headsOf(sealed, IMRAN)).toEqual([mine]);
    await open(store, IMRAN);
    await seal(store, IMRAN);
    await open(store, IMRAN);
    expect(await store.read()).toEqual(sealed);
    await open(store, SURESH);
    expect(await store.read()).toEqual([anEntry('a', 1), mine]);
  });

  it('a key of another account opens nothing, and what does not open is kept and blocks nothing', async () => {
    const store = createMemoryStore([anEntry('a', 1)]);
    await seal(store, SURESH);
    const [stub] = await store.read();
    expect(await open(store, SURESH, { as: IMRAN })).toHaveLength(1);
    const [lost] = await store.read();
    expect(lost?.sealed).toEqual(stub?.sealed);
    const next = anEntry('b', 2);
    expect(headsOf([...(await store.read()), next], SURESH)).toEqual([next]);
  });

  it('bytes that were moved to another entry do not open', async () => {
    const store = createMemoryStore([anEntry('a', 1), anEntry('b', 2)]);
    await seal(store, SURESH);
    await store.change((queue) => {
      const [one, other] = queue;
      if (one?.sealed === undefined || other?.sealed === undefined) throw new Error('not sealed');
      return [
        [
          { ...one, sealed: other.sealed },
          { ...other, sealed: one.sealed },
        ],
        null,
      ];
    });
    expect(await open(store, SURESH)).toHaveLength(2);
  });

  it('nothing of the account is sent before its sealed entries are open', async () => {
    const store = createMemoryStore([anEntry('a', 1)]);
    await seal(store, SURESH);
    const { key: _key, order: _order, isWhole: _whole, state: _state, ...wanted } = anEntry('', 0);
    await store.change((queue) => put(queue, { ...wanted, key: 'new' }));
    expect(headsOf(await store.read(), SURESH)).toEqual([]);
    await open(store, SURESH);
    const queue = await store.read();
    expect(headsOf(queue, SURESH).map(({ key }) => key)).toEqual(['a']);
    expect(queue.toSorted((one, other) => one.order - other.order).map(({ key }) => key)).toEqual([
      'a',
      'new',
    ]);
  });

  it('accepted actions are deleted, also when the reply arrives after the end of the session', async () => {
    const store = createMemoryStore([anEntry('a', 1, { state: done }), anEntry('b', 2)]);
    await seal(store, SURESH);
    expect((await store.read()).map(({ key }) => key)).toEqual(['b']);
    await store.change((queue) => [settle(queue, 'b', { kind: 'ok', message: '' }), null]);
    await open(store, SURESH);
    expect(await store.read()).toEqual([]);
  });

  it('a logout while the key was on its way opens nothing', async () => {
    const store = createMemoryStore([anEntry('a', 1)]);
    await seal(store, SURESH);
    const sealed = await store.read();
    await open(store, SURESH, { isIn: false });
    expect(await store.read()).toEqual(sealed);
  });

  it('a reply or a new action during the encryption is in what is sealed', async () => {
    const store = createMemoryStore([anEntry('a', 1), anEntry('b', 2)]);
    let turns = 0;
    const cipher = await sealFor(pairs[SURESH]?.publicKey ?? '');
    await sealEntries(store, SURESH, async (plain, about) => {
      turns += 1;
      if (turns === 1) await store.change((queue) => [settle(queue, 'a', refused), null]);
      if (turns === 3) await store.change((queue) => [[...queue, anEntry('c', 3)], null]);
      if (turns === 5) await store.change((queue) => [discard(queue, 'b'), null]);
      return cipher(plain, about);
    });
    await open(store, SURESH);
    expect(await store.read()).toEqual([anEntry('a', 1, { state: refused }), anEntry('c', 3)]);
  });

  it('a crash leaves all entries in clear or all sealed', async () => {
    const kept = Array.from({ length: 5 }, (_, at) => anEntry(`k${at}`, at));
    for (let crashAt = 1; crashAt <= 6; crashAt += 1) {
      const store = createMemoryStore(kept);
      let steps = 0;
      const step = (): void => {
        steps += 1;
        if (steps === crashAt) throw new Error('killed');
      };
      const cipher = await sealFor(pairs[SURESH]?.publicKey ?? '');
      const sealing = sealEntries(
        { ...store, change: async (rule) => (step(), store.change(rule)) },
        SURESH,
        async (plain, about) => (step(), cipher(plain, about)),
      );
      await expect(sealing).rejects.toThrow('killed');
      expect(await store.read()).toEqual(kept);
    }
  });

  it('a picture comes back with its bytes, name and type', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(5000));
    const picture = new File([bytes], 'tap.jpg', { type: 'image/jpeg', lastModified: 5 });
    const second = new Blob([bytes.slice(0, 10)], { type: 'image/png' });
    const input = { message: '', picture, second };
    const store = createMemoryStore([anEntry('a', 1, { input })]);
    await seal(store, SURESH);
    await open(store, SURESH);
    const [entry] = await store.read();
    const read = entry?.input as { picture: File; second: Blob };
    expect([read.picture.name, read.picture.type, read.picture.lastModified]).toEqual([
      'tap.jpg',
      'image/jpeg',
      5,
    ]);
    expect(await read.picture.bytes()).toEqual(bytes);
    expect([read.second.type, await read.second.bytes()]).toEqual([
      'image/png',
      bytes.slice(0, 10),
    ]);
  });

  it.each(QUEUED_CALLS.map((call) => [call.name, call] as const))(
    'an action %s comes back with the same input',
    async (name, call) => {
      const input = goldenOf(call)?.request.input;
      const store = createMemoryStore([anEntry('a', 1, { call: name, input })]);
      await seal(store, SURESH);
      await open(store, SURESH);
      expect((await store.read())[0]?.input).toEqual(input);
    },
  );
});
