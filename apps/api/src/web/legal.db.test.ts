import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config';
import { LEGAL_DOCUMENTS, readLegalTexts } from '#platform/legal-documents';
import { createTestApp, type TestApp } from '#testing/test-app';

const SAMPLES = readConfig({}).legalDirectory;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigar-legal-'));
  await cp(SAMPLES, folder, { recursive: true });
  // The test's clock stands at 15 January 2026: one version applies, one is still to come.
  for (const version of ['2026-01-10', '2026-02-01']) {
    await mkdir(join(folder, 'terms', version));
    for (const language of ['en', 'hi'])
      await writeFile(
        join(folder, 'terms', version, `${language}.md`),
        `# Terms ${language}\n\nRules of ${version} <b>and</b> [privacy](/legal/privacy)\n`,
      );
  }
  app = await createTestApp({ template: 'empty', env: { LEGAL_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(new URL(path, app.base), { headers });
  return { reply, html: await reply.text() };
};

describe('pages of law', () => {
  it.each(LEGAL_DOCUMENTS)(
    '/legal/%s is read without a session, in both languages',
    async (document) => {
      const english = await get(`/legal/${document}`);
      const hindi = await get(`/legal/${document}?lang=hi`);
      expect([english.reply.status, hindi.reply.status]).toEqual([200, 200]);
      expect(english.html).toContain('<html lang="en">');
      expect(hindi.html).toContain('<html lang="hi">');
      expect(hindi.html).toMatch(/<a href="\/legal\/privacy\?lang=hi"[^>]*>निजता सूचना<\/a>/);
      expect(english.html).toContain('aria-current="page"');
      expect(english.html).not.toContain('<script');
    },
  );

  it.each(LEGAL_DOCUMENTS.filter((document) => document !== 'terms'))(
    'the sample of /legal/%s says that it is one',
    async (document) => {
      expect((await get(`/legal/${document}`)).html).toMatch(/role="note">Sample text\./);
      expect((await get(`/legal/${document}?lang=hi`)).html).toMatch(/role="note">नमूना।/);
    },
  );

  it('without ?lang the page is in the language that the browser prefers', async () => {
    const { reply, html } = await get('/legal/refunds', {
      'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8',
    });
    expect(html).toContain('<html lang="hi">');
    expect(reply.headers.get('vary')).toContain('accept-language');
    expect(reply.headers.get('content-language')).toBe('hi');
  });

  it('shows the version that applies, names its day and links to the others', async () => {
    const { html } = await get('/legal/terms');
    expect(html).toContain('Rules of 2026-01-10 &lt;b&gt;and&lt;/b&gt;');
    expect(html).toMatch(/applies from [^<]*2026/);
    expect(html).toContain('/legal/terms?lang=en&amp;version=2026-01-01');
    expect(html).toContain('/legal/terms?lang=en&amp;version=2026-02-01');
    expect(html).not.toContain('noindex');
  });

  it('an older version is readable, and a missing one is not found', async () => {
    const older = await get('/legal/terms?version=2026-01-01');
    expect(older.html).toContain('You are 18 or older.');
    expect(older.html).toContain('noindex');
    for (const missing of ['2025-01-01', '../privacy/2026-01-01', ''])
      expect((await get(`/legal/terms?version=${missing}`)).reply.status).toBe(404);
  });

  it('a new version applies from the first minute of its day in India', async () => {
    const before = app.now();
    app.moveClock(Date.parse('2026-01-31T18:29:59Z'));
    expect((await get('/legal/terms')).html).toContain('Rules of 2026-01-10');
    app.moveClock(Date.parse('2026-01-31T18:30:00Z'));
    expect((await get('/legal/terms')).html).toContain('Rules of 2026-02-01');
    app.moveClock(before);
  });

  it('loads its style from our own address only', async () => {
    const { reply } = await get('/legal/grievance');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    const style = await get('/legal/style.css');
    expect(style.reply.headers.get('content-type')).toContain('text/css');
    expect(style.html).toContain('prefers-color-scheme: dark');
    expect(style.html).not.toMatch(/url\("(?!\/r\/fonts\/)/);
  });
});

describe('a folder of texts', () => {
  it('without a version, a language or a title stops the start with the name of the file', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'karigar-legal-broken-'));
    expect(() => readLegalTexts(broken)).toThrow('terms has no version');
    await cp(SAMPLES, broken, { recursive: true });
    await rm(join(broken, 'refunds/2026-01-01/hi.md'));
    expect(() => readLegalTexts(broken)).toThrow('refunds/2026-01-01/hi.md has no text');
    await writeFile(join(broken, 'refunds/2026-01-01/hi.md'), 'no title');
    expect(() => readLegalTexts(broken)).toThrow('refunds/2026-01-01/hi.md has no text');
    await rm(broken, { recursive: true });
  });
});
