import { currentLanguage, startLanguage } from '@karigar/client/i18n/language';
import { askLanguages } from '@karigar/client/i18n/ask-languages';
import { offeredLanguages } from '@karigar/client/i18n/offered-languages';
import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { askServer, catalogueOf } from '#platform/i18n/catalogues';
import { all, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { profileMessages as texts } from './profile.messages.ts';
import { LanguageSheet } from './language-sheet.tsx';

onStage({ as: 'customer' });

const say = (drafts: readonly string[] | null): void => {
  vi.stubGlobal('fetch', async () =>
    drafts === null ? new Response('', { status: 404 }) : Response.json(drafts),
  );
};
const Languages = () => <LanguageSheet open onClose={() => undefined} />;

afterEach(async () => {
  document.documentElement.lang = 'en';
  localStorage.clear();
  await startLanguage(catalogueOf);
});

it('offers the drafts that the server speaks, each marked as one', async () => {
  say(['mr', 'ur', 'xx']);
  await showScreen(Languages, '/profile');
  await settle();
  await settle();
  expect(all('[role=dialog] label').map(({ innerText }) => innerText.split('\n')[0])).toEqual([
    'English',
    'हिंदी',
    'मराठी',
    'اردو',
  ]);
  expect(words().split('Machine draft, to be reviewed')).toHaveLength(3);
});

it('offers English and Hindi alone where the server speaks no draft', async () => {
  localStorage.setItem('languages', 'mr');
  say([]);
  await askLanguages();
  expect(offeredLanguages()).toEqual(['en', 'hi']);
});

it('keeps what the server said last where it does not answer', async () => {
  localStorage.setItem('languages', 'mr');
  say(null);
  await askLanguages();
  expect(offeredLanguages()).toEqual(['en', 'hi', 'mr']);
});

it('a browser in Marathi gets Marathi only from a server that speaks it', async () => {
  document.documentElement.lang = 'mr';
  say([]);
  await startLanguage(catalogueOf, askServer);
  await expect.poll(currentLanguage).toBe('en');
  document.documentElement.lang = 'mr';
  say(['mr']);
  await startLanguage(catalogueOf, askServer);
  await expect.poll(currentLanguage, { timeout: 10_000 }).toBe('mr');
  expect(document.documentElement.dir).toBe('ltr');
  expect(i18n._({ id: texts.language.id ?? '', message: 'Language' })).toBe('भाषा');
});

it('Urdu turns the whole screen from right to left', async () => {
  document.documentElement.lang = 'ur';
  localStorage.setItem('languages', 'ur');
  say(['ur']);
  await startLanguage(catalogueOf, askServer);
  await expect.poll(currentLanguage, { timeout: 10_000 }).toBe('ur');
  expect(document.documentElement.dir).toBe('rtl');
});
