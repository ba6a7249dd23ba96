import { afterEach, expect, it, vi } from 'vitest';
import { listAreas } from './catalogue/list-areas.ts';
import { addDays, checkWorkRecord, connect, dayOf, type Connection } from './open.ts';

afterEach(() => vi.unstubAllGlobals());

const to: Connection = {
  base: 'https://karigar.example.in/api/',
  clientId: 'a-society',
  version: '1.0.0',
  authToken: () => null,
};

it('a program calls without being asked whether it is online', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.reject(new TypeError('no network'));
  });
  expect(await connect(to)(listAreas, {})).toEqual({ kind: 'network' });
  expect(asked).toEqual(['https://karigar.example.in/api/catalogue/areas']);
});

it('a program has the days of India, and checks work records', async () => {
  expect(addDays(dayOf(Date.parse('2026-11-15T20:00:00Z')), 1)).toBe('2026-11-17');
  expect(await checkWorkRecord('a.b.c', [], 0)).toEqual({ ok: false, refusal: 'malformed' });
});
