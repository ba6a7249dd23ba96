import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPalette, weakPairs, type Pair } from '../testing/contrast.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const darkSheet = read('dark.css');
const chosen = darkSheet.indexOf(":root[data-theme='dark']");
const light = readPalette(read('tokens.css'));
const dark = { ...light, ...readPalette(darkSheet.slice(chosen)) };

const on = (front: string, grounds: readonly string[], least: number): Pair[] =>
  grounds.map((ground) => ({ front, ground, least }));

const PAPER = ['surface', 'surface-raised', 'surface-overlay'];
const GROUNDS = [...PAPER, 'surface-sunken'];
const ROLES = ['brand', 'accent', 'success', 'warning', 'danger', 'info', 'neutral'];
const containers = ROLES.map((role) => `${role}-container`);

const pairs: readonly Pair[] = [
  on('ink', GROUNDS, 7),
  on('ink-muted', GROUNDS, 7),
  on('ink-faint', PAPER, 4.5),
  on('line-strong', PAPER, 3),
  ...ROLES.flatMap((role) => [
    on(`on-${role}`, [role], role === 'brand' || role === 'accent' ? 7 : 4.5),
    on(`on-${role}-container`, [`${role}-container`], 7),
    on(`${role}-ink`, PAPER, role === 'brand' ? 7 : 4.5),
  ]),
  ...['brand', 'success', 'warning', 'danger', 'info'].map((role) => on(role, PAPER, 3)),
  on('accent-edge', ['surface', 'surface-raised'], 2.4),
  on('on-header', ['header'], 7),
  on('on-header-muted', ['header'], 4.5),
  on('accent', ['header'], 3),
  on('meter-digit', ['meter'], 7),
  on('on-meter', ['meter'], 7),
  on('on-meter-muted', ['meter'], 7),
  on('on-offer', ['offer'], 7),
  on('on-offer-muted', ['offer'], 6),
  on('ring', ['offer'], 3),
  on('on-inverse', ['inverse'], 7),
  on('on-inverse-success', ['inverse-success'], 4.5),
  on('on-inverse-danger', ['inverse-danger'], 4.5),
  on('inverse-success', ['inverse'], 3),
  on('inverse-danger', ['inverse'], 3),
  on('on-bubble-own', ['bubble-own'], 7),
  on('on-disabled', ['disabled'], 4.5),
  on('focus', PAPER, 7),
  on('ink', containers, 7),
  on('ink-muted', ['brand-container', 'accent-container', 'info-container'], 4.5),
  on('art-line', ['art-bed', 'art-bed-2'], 3.5),
  on('scene-line', ['surface'], 7),
].flat();

test('every pair of colours has its required contrast in light', () => {
  expect(pairs.length).toBe(98);
  expect(weakPairs(pairs, light)).toEqual([]);
});

test('every pair of colours has its required contrast in dark', () => {
  expect(weakPairs(pairs, dark)).toEqual([]);
});

test('the contrast check finds white on marigold', () => {
  const planted = { ...light, 'on-accent': '#FFFFFF' };
  expect(weakPairs(pairs, planted)).toEqual(['on-accent on accent: 1.83 under 7']);
});

test('the dark colours are the same by system and by choice', () => {
  const declarations = (sheet: string) =>
    [...sheet.matchAll(/--[\w-]+:[^;]+;/g)].map(([line]) => line.replaceAll(/\s+/g, ' '));
  const bySystem = declarations(darkSheet.slice(0, chosen));
  expect(bySystem.length).toBeGreaterThan(70);
  expect(bySystem).toEqual(declarations(darkSheet.slice(chosen)));
});
