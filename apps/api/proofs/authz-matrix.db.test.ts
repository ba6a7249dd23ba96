import { CALLS } from '@karigar/contract/registry';
import { startWork } from '@karigar/contract/bookings/start-work';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { listChat } from '@karigar/contract/chat/list-chat';
import { partyAccess, type Access } from '#auth/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { OWNED_CALLS, runMatrix } from './authz-matrix.ts';
import { writeWithoutDesk } from './desk-rows.ts';
import { visibleRows } from './visible-rows.ts';

const OPEN: Access = { ...partyAccess, mayTouchBooking: () => true };

describe('authorization matrix: every call × every caller × own, foreign, missing and wrong state', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('[ROLE-04] authorization matrix: each cell replies as the registry says, foreign exactly like missing', async () => {
    const { cells, failures } = await runMatrix(app, CALLS, 'short');
    console.info(`authz matrix: ${cells} cells`);
    expect(failures).toEqual([]);
    expect(cells).toBeGreaterThanOrEqual(27 * 12 * 4);
  }, 300_000);
});

describe('with the access check switched off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ parts: { access: OPEN } });
  });
  afterAll(() => app.close());

  it('row level security gives the same replies when the access check is off', async () => {
    const { failures, refusedByLock } = await runMatrix(app, OWNED_CALLS, 'short');
    expect(failures).toEqual([]);
    expect(refusedByLock).toBeGreaterThan(50);
  }, 300_000);

  it('row level security shows each account only its own rows of every guarded table', async () => {
    const seen = await visibleRows(app);
    expect(seen.tables).toBeGreaterThanOrEqual(15);
    expect(seen.leaks).toEqual([]);
    expect(seen.strangerRows).toBe(0);
  });
});

describe('with the check of desks switched off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ parts: { access: { ...partyAccess, holdsDesk: () => true } } });
  });
  afterAll(() => app.close());

  it('row level security lets no operator write without a desk of the call', async () => {
    const { tried, done } = await writeWithoutDesk(app);
    console.info(`writes without a desk of the call: ${tried}`);
    expect(done).toEqual([]);
    expect(tried).toBeGreaterThan(150);
  }, 120_000);
});

describe('with row level security switched off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ rowLevelSecurity: false });
  });
  afterAll(() => app.close());

  it('the access check gives the same replies when row level security is off', async () => {
    const { failures } = await runMatrix(app, OWNED_CALLS, 'short');
    expect(failures).toEqual([]);
  }, 300_000);
});

describe('with the access check and row level security both off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      parts: { access: OPEN },
      rowLevelSecurity: false,
    });
  });
  afterAll(() => app.close());

  it('authorization matrix reports the leaks when access check and row level security are off', async () => {
    const { failures } = await runMatrix(app, [
      listChat,
      startWork,
      listNewSlots,
      replaceServiceman,
    ]);
    expect(failures).toContain(
      'list-chat × other serviceman × foreign: wanted 200 booking.not-found, got 200 200',
    );
    expect(failures).toContain('start-work × serviceman: foreign and missing differ');
    // These run as the system, bound to their caller.
    expect(failures).toContain('list-new-slots × other customer: foreign and missing differ');
    expect(failures).toContain('replace-serviceman × customer: foreign and missing differ');
  }, 300_000);
});
