import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app';
import { NETWORKS, runSessionAttacks, SESSION_ATTACKS } from './ops-session.ts';

it('no way into an operator’s session works but the operator’s own', async () => {
  const app = await createTestApp({ env: NETWORKS });
  try {
    const { attacks, failures } = await runSessionAttacks(app);
    expect(failures).toEqual([]);
    expect(attacks).toBeGreaterThanOrEqual(13);
  } finally {
    await app.close();
  }
});

it('finds a listener that takes every network', async () => {
  const app = await createTestApp({ env: { TRUSTED_PROXIES: '1' } });
  const name = 'another network';
  const attack = SESSION_ATTACKS[name];
  if (attack === undefined) throw new Error(`no attack is named ${name}`);
  try {
    expect((await runSessionAttacks(app, { [name]: attack })).failures).toEqual([name]);
  } finally {
    await app.close();
  }
});
