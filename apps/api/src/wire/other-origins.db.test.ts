import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Reply, type TestApp } from '#testing/test-app';

const LISTED = 'https://other.example.in';
const UNLISTED = 'https://evil.example.in';

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { OTHER_ORIGINS: `${LISTED},https://third.example.in` } });
  closed = await createTestApp();
});
afterAll(async () => {
  await app.close();
  await closed.close();
});

const preflight = (to: TestApp, origin: string) =>
  fetch(`${to.base}sessions/sessions`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  });

const from = (origin: string, more: Record<string, string> = {}) => ({
  headers: { origin, 'sec-fetch-site': 'cross-site', ...more },
});

const enter = (origin: string): Promise<Reply> =>
  app.send(continueAsGuest, { device: 'd' }, from(origin));

const tokenOf = ({ body }: Reply): string => (body.data as { authToken: string }).authToken;

describe('calls from other origins', () => {
  it('without a list, no origin is allowed', async () => {
    const asked = await preflight(closed, LISTED);
    expect(asked.status).toBe(404);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const sent = await closed.send(continueAsGuest, { device: 'd' }, from(LISTED));
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
    expect(sent.headers.get('set-cookie')).toContain('sid=');
  });

  it('a listed origin passes its preflight, and never with credentials', async () => {
    const asked = await preflight(app, LISTED);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    expect(asked.headers.get('vary')).toContain('origin');
  });

  it.each([UNLISTED, `${LISTED}.evil.example.in`, `${LISTED}:444`, 'null', LISTED.toUpperCase()])(
    'the origin %s is not allowed',
    async (origin) => {
      const asked = await preflight(app, origin);
      expect(asked.status).toBe(404);
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      const sent = await enter(origin);
      expect(sent.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('a session of a listed origin is a single token without a cookie', async () => {
    const opened = await enter(LISTED);
    expect(opened.headers.get('access-control-allow-origin')).toBe(LISTED);
    expect(opened.headers.get('access-control-expose-headers')).toContain('karigar-reply');
    expect(opened.headers.get('set-cookie')).toBeNull();
    const read = await app.send(listCategories, {}, { token: tokenOf(opened), ...from(LISTED) });
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, LISTED]);
    expect(read.headers.get('vary')).toContain('origin');
  });

  it('a session of our own pages is of no use to a listed origin, not even with its cookie', async () => {
    const opened = await enter('http://localhost:8080');
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const token = tokenOf(opened);
    const own = await app.send(
      listCategories,
      {},
      { token, ...from('http://localhost:8080', { cookie }) },
    );
    expect(own.status).toBe(200);
    const stolen = await app.send(listCategories, {}, { token, ...from(LISTED, { cookie }) });
    expect([stolen.status, stolen.body.code]).toEqual([401, 'session.ended']);
  });

  it('refusals and failures are readable too', async () => {
    const refused = await app.send(listNotifications, {}, { token: 'none', ...from(LISTED) });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      401,
      LISTED,
    ]);
  });

  it('pictures may be shown by other origins only where some are listed', async () => {
    const policyOf = async ({ base }: TestApp) =>
      (await fetch(new URL('/files/x.webp', base))).headers.get('cross-origin-resource-policy');
    expect([await policyOf(app), await policyOf(closed)]).toEqual(['cross-origin', 'same-origin']);
  });
});
