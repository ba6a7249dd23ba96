import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app';
import { SYSTEM } from '#platform/db';
import { createTestApp, type TestApp } from '#testing/test-app';
import { keepInboxMessage } from './inbox-store.ts';

let app: TestApp;
let origin: string;

const keep = (to: string, text: string): Promise<void> =>
  app.context.databases.system.transaction(SYSTEM, (tx) =>
    keepInboxMessage(tx, { to, template: 'login-otp', text, at: app.now() }),
  );

beforeAll(async () => {
  app = await createTestApp();
  ({ origin } = new URL(app.base));
  await keep('+919822012345', '111111 is your code');
  await keep('+919890011223', '222222 <script>alert("x")</script> & more');
});
afterAll(() => app.close());

const page = async (query = ''): Promise<{ text: string; headers: Headers }> => {
  const response = await fetch(`${origin}/dev/inbox${query}`);
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
};

describe('development inbox', () => {
  it('the development inbox shows the newest message first', async () => {
    const { text, headers } = await page();
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text.indexOf('222222')).toBeGreaterThan(0);
    expect(text.indexOf('111111')).toBeGreaterThan(text.indexOf('222222'));
  });

  it('the development inbox escapes markup and runs no script', async () => {
    const { text, headers } = await page();
    expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more');
    expect(text).not.toMatch(/<script|<style|style=|onload/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('the development inbox reloads every five seconds unless told to stand still', async () => {
    expect((await page()).text).toContain('<meta http-equiv="refresh" content="5">');
    const { text } = await page('?still');
    expect(text).not.toContain('http-equiv="refresh"');
    expect(text).toContain('Refresh every 5 seconds');
  });

  it('the development inbox has its own stylesheet', async () => {
    const response = await fetch(`${origin}/dev/inbox.css`);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await response.text()).toContain('overflow-wrap');
  });

  it('the development inbox returns JSON for tests, filtered by recipient', async () => {
    const response = await fetch(`${origin}/dev/inbox?to=9822012345`, {
      headers: { accept: 'application/json' },
    });
    expect(await response.json()).toEqual({
      messages: [
        {
          id: expect.any(Number) as number,
          to: '+919822012345',
          template: 'login-otp',
          text: '111111 is your code',
          sentAt: new Date(app.now()).toISOString(),
        },
      ],
    });
  });

  it.each(['/dev/inbox', '/dev/inbox.css'])(
    'production has no development inbox: %s',
    async (url) => {
      const config = { ...app.context.config, isProduction: true };
      const production = buildApp({ ...app.context, config });
      const { statusCode, body } = await production.inject({ method: 'GET', url });
      await production.close();
      expect(statusCode).toBe(404);
      expect(body).not.toContain('111111');
    },
  );
});
