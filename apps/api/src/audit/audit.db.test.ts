import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { startWork } from '@karigar/contract/bookings/start-work';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { databaseRoles, type DatabaseRole } from '#db/roles';
import {
  CHANGES,
  FORGED_PLACE,
  TAMPERING,
  TRANSACTIONS_FROM_998,
  createAuditWorld,
} from '#testing/audit-world';
import { DEMO_PASSWORD, people } from '#testing/people';
import { verifyAudit } from './verify-audit.ts';

let world: Awaited<ReturnType<typeof createAuditWorld>>;

beforeAll(async () => {
  world = await createAuditWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const broken = async (...given: Parameters<typeof world.verify>): Promise<string | null> =>
  (await world.verify(...given)).broken;

describe('subject of an audit row', () => {
  it('an audit row names the customer of the booking', async () => {
    const ref = await world.plant('assigned');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    expect(await world.audited()).toEqual([
      {
        account_id: people.suresh.id,
        subject_id: people.asha.id,
        call: 'start-work',
        outcome: 'ok',
        reason: null,
      },
    ]);
  });

  it("an audit row names the caller when the call is about the caller's own account", async () => {
    await world.send(markNotificationsRead, {}, world.asha);
    const { id } = people.asha;
    expect(await world.audited()).toMatchObject([{ account_id: id, subject_id: id }]);
  });

  it('an audit row of a login names the account', async () => {
    const { id, email } = people.suresh;
    await world.send(loginWithPassword, { email, password: DEMO_PASSWORD });
    expect(await world.audited()).toMatchObject([{ account_id: null, subject_id: id }]);
  });
});

describe('audit chain', () => {
  it('the audit chain is unbroken over several seals and reports the unsealed rows', async () => {
    await world.threeSeals();
    await world.write('r10');
    const nearly = { seals: 3, rows: 9, broken: null, tail: { rows: 1 } };
    expect(await world.verify()).toMatchObject(nearly);
    await world.sealAll();
    const whole = { seals: 4, rows: 10, broken: null, tail: { rows: 0 } };
    expect(await world.verify()).toMatchObject(whole);
  });

  it('the audit chain is unbroken when the numbers of transactions get a digit more', async () => {
    for (const name of ['r1', 'r2', 'r3', 'r4']) await world.write(name);
    await world.look(TRANSACTIONS_FROM_998);
    await world.sealAll();
    await world.write('r5');
    await world.sealAll();
    expect(await world.verify()).toMatchObject({ seals: 2, rows: 5, broken: null });
  });

  it.each(Object.entries(TAMPERING))(
    'audit verification names the row with %s',
    async (_what, tampering) => {
      await world.threeSeals();
      await world.look(tampering);
      expect(await broken()).toBe(`seal 2: row ${await world.idOf('r5')} was changed`);
    },
  );

  it('audit verification names a deleted row', async () => {
    await world.threeSeals();
    const id = await world.idOf('r5');
    await world.takeOut('r5');
    expect(await broken()).toBe(`seal 2: row ${id} is gone`);
  });

  it('audit verification names a row inserted later', async () => {
    await world.threeSeals();
    await world.putInBeside('r5');
    expect(await broken()).toBe(`seal 2: row ${await world.idOf('forged')} was put in later`);
  });

  it('audit verification names the first of two swapped rows', async () => {
    await world.threeSeals();
    await world.swap('r5', 'r6');
    expect(await broken()).toBe(`seal 2: row ${await world.idOf('r5')} is not in its place`);
  });

  it('audit verification detects that the last rows were deleted', async () => {
    await world.threeSeals();
    const id = await world.idOf('r9');
    await world.takeOut('r9');
    expect(await broken()).toBe(`seal 3: row ${id} is gone`);
  });

  it('audit verification detects a changed or deleted seal', async () => {
    await world.threeSeals();
    await world.changeSeal(2);
    expect(await broken()).toBe(`seal 2 was changed, from row ${await world.idOf('r4')} on`);
    await world.takeSealOut(2);
    expect(await broken()).toBe('seal 2 is gone');
  });

  it('audit verification detects by its witness that rows and seals were deleted together', async () => {
    await world.threeSeals();
    const third = world.witnesses().at(-1);
    await world.takeOut('r7', 'r8', 'r9');
    await world.takeSealOut(3);
    expect(await broken()).toBeNull();
    expect(await broken(third)).toBe('seal 3 is gone: the witness saw 3');
    // The process that made the seal refuses to continue over the gap, and tells how long rows wait.
    await world.write('waits');
    await world.age(90);
    await expect(world.seal()).rejects.toThrow('seal 3 is gone');
    expect(await world.context.metrics.render()).toMatch(/^karigar_audit_unsealed_seconds 9\d/m);
  });

  it('audit verification detects by its witness that the tail was rewritten and sealed again', async () => {
    await world.threeSeals();
    const third = world.witnesses().at(-1);
    await world.takeSealOut(3);
    await world.changeOutcome('r9');
    await world.sealAll(world.newSealer());
    expect(await broken()).toBeNull();
    expect(await broken(third)).toBe('seal 3 is not the one the witness saw');
  });

  it('audit verification reports a seal with an unknown key', async () => {
    await world.threeSeals();
    const keys = { keys: { other: new Uint8Array(32) }, current: 'other' };
    const found = await verifyAudit(world.context.databases.system, keys);
    expect(found.broken).toBe('seal 1: no key "dev" is set');
  });

  it('audit verification refuses a seal signed with another key', async () => {
    await world.threeSeals();
    const keys = { keys: { dev: new Uint8Array(32) }, current: 'dev' };
    const found = await verifyAudit(world.context.databases.system, keys);
    expect(found.broken).toContain('seal 1 was changed');
  });
});

describe('npm run db -- audit', () => {
  const main = join(import.meta.dirname, '../db-main.ts');
  const command = (...given: string[]) =>
    promisify(execFile)(process.execPath, [main, 'audit', ...given], {
      env: { ...process.env, DATABASE_URL: world.database.url('system') },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );

  it('npm run db -- audit exits with 0 on an intact audit and reports the first broken row otherwise', async () => {
    await world.threeSeals();
    expect(await command()).toEqual({
      code: 0,
      stdout: '9 rows under 3 seals\n0 rows not sealed yet, the oldest 0 s old\nunbroken\n',
    });
    await world.changeOutcome('r2');
    const found = await command('--witness', `3:${'0'.repeat(64)}`);
    expect(found.code).toBe(1);
    expect(found.stdout).toContain(`broken: seal 1: row ${await world.idOf('r2')} was changed`);
  });
});

describe('audit sealer', () => {
  it('the audit sealer skips no row when an earlier row commits later', async () => {
    const finish = await world.writeLate();
    await world.write('early');
    await world.seal();
    expect(await world.verify()).toMatchObject({ rows: 0, tail: { rows: 1 } });
    await finish('COMMIT');
    await world.sealAll();
    expect(await world.verify()).toMatchObject({ rows: 2, broken: null, tail: { rows: 0 } });
  });

  it('two audit sealers at once seal each row once', async () => {
    const sealers = Array.from({ length: 4 }, world.newSealer);
    const writing = Array.from({ length: 40 }, (_, index) => world.write(`r${index}`));
    await Promise.all([...writing, ...sealers.map((go) => go())]);
    await Promise.all(sealers.map((go) => go()));
    await world.sealAll();
    expect(await world.verify()).toMatchObject({ rows: 40, broken: null, tail: { rows: 0 } });
  });

  it('the audit sealer measures the age of the oldest unsealed row', async () => {
    const gauge = async () => {
      const text = await world.context.metrics.render();
      return Number(/^karigar_audit_unsealed_seconds (\S+)/m.exec(text)?.[1]);
    };
    const finish = await world.writeLate();
    await world.write('waits');
    await world.age(90);
    await world.seal();
    expect(await gauge()).toBeGreaterThan(89);
    await finish('ROLLBACK');
    await world.sealAll();
    expect(await gauge()).toBe(0);
  });
});

describe('permissions on the audit', () => {
  const others = Object.keys(databaseRoles).filter((role) => role !== 'owner') as DatabaseRole[];
  const attempts = others.flatMap((role) => CHANGES.map((sql) => ({ role, sql })));

  it.each(attempts)('$role may not change the audit: $sql', async ({ role, sql }) => {
    const attempt = withClient(world.database.url(role), (client) => client.query(sql));
    await expect(attempt).rejects.toThrow('permission denied');
  });

  it.each(['app', 'system'] as const)(
    '%s cannot choose the position of an audit row',
    async (role) => {
      const forge = withClient(world.database.url(role), (client) => client.query(FORGED_PLACE));
      await expect(forge).rejects.toThrow('permission denied');
    },
  );
});
