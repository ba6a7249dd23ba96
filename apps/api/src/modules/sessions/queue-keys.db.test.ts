import { createPrivateKey, createPublicKey } from 'node:crypto';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { makeQueueKey } from '@karigar/contract/sessions/make-queue-key';
import { openQueueKey } from '@karigar/contract/sessions/open-queue-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '#testing/fresh-people';
import { people } from '#testing/people';
import { createPrivacyWorld } from '#testing/privacy-world';
import { QUEUE_KEYS } from '#testing/person-sql';

let world: Awaited<ReturnType<typeof createPrivacyWorld>>;
beforeAll(async () => {
  world = await createPrivacyWorld();
});
afterAll(() => world.close());

const publicKeyOf = async (token: string): Promise<string> => {
  const { body } = await world.send(makeQueueKey, {}, { token });
  return (body.data as { publicKey: string }).publicKey;
};

const privateKeyOf = async (token: string): Promise<string> => {
  const { body } = await world.send(openQueueKey, {}, { token });
  return (body.data as { privateKey: string }).privateKey;
};

/** The public half of a private key, as a phone gets it. */
const publicHalf = (privateKey: string): string => {
  const key = Buffer.from(privateKey, 'base64url');
  const half = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  return half.export({ format: 'der', type: 'spki' }).subarray(-65).toString('base64url');
};

const rowsOf = (id: number) =>
  world.look<{ public_key: string; private_key_sealed: string }>(QUEUE_KEYS, [id]);

describe('the queue key of an account', () => {
  it('every session of an account gets the same pair, and no other account has it', async () => {
    const [one, other] = [await world.signIn('suresh'), await world.signIn('suresh')];
    const publicKey = await publicKeyOf(one);
    expect(await publicKeyOf(other)).toBe(publicKey);
    const privateKey = await privateKeyOf(other);
    expect(publicHalf(privateKey)).toBe(publicKey);

    const imran = await world.signIn('imran');
    expect(await privateKeyOf(imran)).toBe('');
    expect(await publicKeyOf(imran)).not.toBe(publicKey);
    expect(await privateKeyOf(imran)).not.toBe(privateKey);
  });

  it('five concurrent first calls of an account make one pair', async () => {
    const token = await world.signIn('asha');
    const keys = await Promise.all(Array.from({ length: 5 }, () => publicKeyOf(token)));
    expect(new Set(keys).size).toBe(1);
    expect(await rowsOf(people.asha.id)).toHaveLength(1);
    expect(publicHalf(await privateKeyOf(token))).toBe(keys[0]);
  });

  it('the private key is stored nowhere in clear, and each time it is given is audited', async () => {
    const token = await world.signIn('suresh');
    await publicKeyOf(token);
    const before = (await world.audited()).length;
    const privateKey = await privateKeyOf(token);
    expect((await world.audited()).slice(before)).toEqual([
      { call: 'open-queue-key', outcome: 'ok', role: 'serviceman', account_id: people.suresh.id },
    ]);
    expect(privateKey.length).toBeGreaterThan(100);
    expect(await world.dump()).not.toContain(privateKey);
    const [row] = await rowsOf(people.suresh.id);
    expect(row?.private_key_sealed).toMatch(/^v1\./);
  });

  it('erasure deletes the pair, so nobody can decrypt what waits on a phone', async () => {
    const person = await createPerson(world.look, 'customer', world.now());
    const token = await world.stepUp(person);
    await publicKeyOf(token);
    expect(await rowsOf(person.id)).toHaveLength(1);
    expect((await world.send(eraseMyData, {}, { token })).body.success).toBe(true);
    expect(await rowsOf(person.id)).toEqual([]);
  });
});
