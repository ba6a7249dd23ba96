import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_COLUMNS } from '#privacy/personal-columns';
import { refusal } from '#testing/account-world';
import { createPrivacyWorld } from '#testing/privacy-world';

let world: Awaited<ReturnType<typeof createPrivacyWorld>>;

beforeAll(async () => {
  world = await createPrivacyWorld();
});
afterAll(() => world.close());

it('personal-columns classifies every text column, and no other', async () => {
  const there = (await world.textColumns()).map(({ table, column }) => `${table}.${column}`);
  const known = Object.entries(PERSONAL_COLUMNS).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(known.toSorted()).toEqual(there.toSorted());
});

describe.each(['serviceman', 'customer'] as const)('data of a %s', (side) => {
  const kindOf = (place: string) => {
    const [table = '', column = ''] = place.split('.');
    return PERSONAL_COLUMNS[table]?.[column];
  };

  it('the export contains all own data, and after erasure no table has any of it', async () => {
    const pair = await world.createPair();
    const person = pair[side];
    const other = side === 'customer' ? pair.serviceman : pair.customer;
    await world.settle(pair.bookingId);
    const token = await world.stepUp(person);
    const canaries = await world.plantCanaries(person, side);
    await world.tellOther(other.id, pair.bookingId, `canary-sender-of-${side}`);

    const exported = await world.send(exportMyData, {}, { token });
    expect(exported.body.success).toBe(true);
    for (const { place, value } of canaries) {
      const isExported = kindOf(place) === 'personal';
      expect({ place, isExported: exported.text.includes(value) }).toEqual({
        place,
        // The inbox is found by the phone, which is in the exported account.
        isExported: isExported || place === 'dev_inbox.recipient',
      });
    }

    expect(await world.dump()).toContain(`canary-sender-of-${side}`);
    expect((await world.send(eraseMyData, {}, { token })).body.success).toBe(true);
    const left = await world.dump();
    const found = [...canaries.map(({ value }) => value), `canary-sender-of-${side}`].filter(
      (value) => left.includes(value),
    );
    expect(found).toEqual([]);
  });

  it('erasure keeps the booking, its number and its money without the person', async () => {
    const pair = await world.createPair();
    await world.settle(pair.bookingId);
    const token = await world.stepUp(pair[side]);
    await world.send(eraseMyData, {}, { token });
    const [kept] = await world.keptOf(pair.bookingId);
    expect(kept).toMatchObject({ state: 'completed', numbered: true, paid: true });
    expect(kept?.[`${side}_name`]).toBe('—');
    expect(kept?.[side === 'customer' ? 'serviceman_name' : 'customer_name']).not.toBe('—');
    expect(await world.accountOf(pair[side].id)).toEqual([
      { phone: null, email: null, erased: true },
    ]);
  });
});

describe('erasure', () => {
  it('erasure needs re-authentication and ends every session', async () => {
    const { serviceman, bookingId } = await world.createPair();
    await world.settle(bookingId);
    const elsewhere = await world.signInPerson(serviceman);
    const send = (token: string) => world.send(eraseMyData, {}, { token });
    expect(await send(elsewhere)).toMatchObject(refusal('step-up.needed'));
    const token = await world.stepUp(serviceman);
    expect((await send(token)).body).toMatchObject({ success: true });
    for (const ended of [token, elsewhere]) {
      expect((await world.send(getProfile, {}, { token: ended })).status).toBe(401);
    }
    expect(await world.auditOf(serviceman.id)).toMatchObject([
      { call: 'erase-my-data', outcome: 'step-up.needed' },
      { call: 'erase-my-data', outcome: 'ok' },
    ]);
  });

  it.each(['serviceman', 'customer'] as const)(
    'erasure is refused to a %s while a booking runs and while money is owed',
    async (side) => {
      const pair = await world.createPair();
      const token = await world.stepUp(pair[side]);
      expect(await world.send(eraseMyData, {}, { token })).toMatchObject(
        refusal('erasure.money-open'),
      );
      await world.reopen(pair.bookingId);
      expect(await world.send(eraseMyData, {}, { token })).toMatchObject(
        refusal('erasure.booking-open'),
      );
      expect(await world.accountOf(pair[side].id)).toMatchObject([{ erased: false }]);
    },
  );
});

describe('export', () => {
  it("the export contains neither another person's messages nor their phone and address", async () => {
    const pair = await world.createPair();
    await world.plantCanaries(pair.customer, 'customer');
    const token = await world.stepUp(pair.serviceman);
    const { text } = await world.send(exportMyData, {}, { token });
    // Known to both sides of a booking: its area and the reason of a hold.
    const shared = /canary-bookings-(area|hold_reason)-of-customer/g;
    expect(text.replaceAll(shared, '')).not.toContain('-of-customer');
    expect(text).not.toContain(pair.customer.phone);
  });

  it('the export is limited to three times a day, also concurrently, and each is audited', async () => {
    const { customer } = await world.createPair();
    const token = await world.stepUp(customer);
    const asked = Array.from({ length: 5 }, () => world.send(exportMyData, {}, { token }));
    const replies = await Promise.all(asked);
    expect(replies.filter(({ body }) => body.success)).toHaveLength(3);
    const last = await world.send(exportMyData, {}, { token });
    expect(last).toMatchObject(refusal('export.too-many-today'));
    const outcomes = (await world.auditOf(customer.id)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
    expect(outcomes).toHaveLength(6);
  });
});

describe('npm run db', () => {
  const main = join(import.meta.dirname, '../../db-main.ts');
  const command = (...given: string[]) =>
    promisify(execFile)(process.execPath, [main, ...given], {
      env: { ...process.env, DATABASE_URL: world.database.url('system') },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );

  it('npm run db exports and erases on a written request, and audits the reason', async () => {
    const { customer, bookingId } = await world.createPair();
    const person = ['--account', String(customer.id), '--reason', 'letter of 3 May'];
    expect((await command('export', ...person)).stdout).toContain(customer.email);
    expect(await command('erase', ...person)).toEqual({
      code: 1,
      stdout: 'refused: erasure.money-open\n',
    });
    await world.settle(bookingId);
    expect(await command('erase', ...person)).toEqual({
      code: 0,
      stdout: `${customer.id} is erased\n`,
    });
    expect(await world.accountOf(customer.id)).toMatchObject([{ erased: true }]);
    // The erasure takes earlier reasons with it; its own stays as the proof that it was requested.
    const said = { role: 'operations', reason: null, subject_id: customer.id };
    expect(await world.auditOf(customer.id)).toEqual([
      { ...said, call: 'export-my-data', outcome: 'ok' },
      { ...said, call: 'erase-my-data', outcome: 'erasure.money-open' },
      { ...said, call: 'erase-my-data', outcome: 'ok', reason: 'letter of 3 May' },
    ]);
  });

  it('npm run db does nothing without a reason', async () => {
    const { customer } = await world.createPair();
    expect((await command('erase', '--account', String(customer.id))).code).toBe(1);
    expect(await world.accountOf(customer.id)).toMatchObject([{ erased: false }]);
  });
});
