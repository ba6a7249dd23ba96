import { buttonNamed, expectWords, one, settle, words } from '@karigar/client/testing/page';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { playBoard } from '#testing/play-board';
import { playRecord } from '#testing/play-record';
import { LATE, play } from '#testing/play-waiting';
import { onStage, showConsole } from '#testing/show-console.tsx';

onStage();
afterEach(() => page.viewport(1440, 900));

/** A screen of 1440 by 900 at 200 % zoom. */
const zoom = async (): Promise<void> => {
  await page.viewport(720, 450);
  await settle();
};
const isRecordShown = (): boolean => document.querySelector('aside') !== null;

it('Waiting has its list at 200 % zoom, and the record opens over it', async () => {
  play([LATE]);
  await showConsole('/');
  await expectWords('Burst pipe, kitchen');
  expect(isRecordShown()).toBe(true);
  await zoom();
  expect(isRecordShown()).toBe(false);
  const list = one('[role=listbox]').getBoundingClientRect();
  expect(list.width).toBeGreaterThan(600);
  expect(one('[role=option]').getBoundingClientRect().bottom).toBeLessThan(450);
  expect(document.documentElement.scrollWidth).toBe(720);
  expect(await axeFindings()).toEqual([]);
  buttonNamed('Show the chosen record').click();
  await expect.poll(isRecordShown).toBe(true);
  expect(one('aside').getBoundingClientRect().width).toBeGreaterThan(600);
  expect(one('main').inert).toBe(true);
  buttonNamed('Back to the list').click();
  await expect.poll(isRecordShown).toBe(false);
});

it('the board has lanes to work in at 200 % zoom', async () => {
  playBoard();
  await showConsole('/dispatch');
  await expectWords('Burst pipe, kitchen');
  await zoom();
  expect(one('[role=grid]').getBoundingClientRect().width).toBeGreaterThan(320);
  expect(await axeFindings()).toEqual([]);
});

it('a record has its history in one column at 200 % zoom, and no strip of keys', async () => {
  playRecord();
  await showConsole('/bookings/KRG-48213');
  await expectWords('Notified: work ended');
  await zoom();
  expect(one('ol').getBoundingClientRect().width).toBeGreaterThan(560);
  expect(words()).not.toContain('Write a note');
  expect(await axeFindings()).toEqual([]);
});
