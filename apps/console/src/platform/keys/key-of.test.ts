import { expect, it } from 'vitest';
import { beginsPair, keyOf, type Press } from './key-of.ts';

const press = (code: string, held: Partial<Press> = {}): Press => ({
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it('a key is found by its place on the keyboard', () => {
  expect(keyOf(press('Slash', { shiftKey: true }), null)).toBe('help');
  expect(keyOf(press('Slash'), null)).toBe('find');
  expect(keyOf(press('KeyQ'), null)).toBeNull();
});

it('Ctrl or Command opens the palette, the letter alone does not', () => {
  expect(keyOf(press('KeyK', { ctrlKey: true }), null)).toBe('palette');
  expect(keyOf(press('KeyK', { metaKey: true }), null)).toBe('palette');
  expect(keyOf(press('KeyK', { ctrlKey: true, altKey: true }), null)).toBeNull();
});

it('a pair needs its first key just before', () => {
  expect(beginsPair(press('KeyG'))).toBe(true);
  expect(beginsPair(press('KeyG', { ctrlKey: true }))).toBe(false);
  expect(keyOf(press('KeyS'), 'KeyG')).toBe('goSettings');
  expect(keyOf(press('KeyS'), null)).not.toBe('goSettings');
});

it('one key is what this screen uses it for', () => {
  expect(keyOf(press('KeyR'), null, (name) => name === 'refuse')).toBe('refuse');
  expect(keyOf(press('KeyR'), null, (name) => name === 'reject')).toBe('reject');
  expect(keyOf(press('KeyR'), null, () => false)).toBeNull();
});

it('a sign that needs Shift on some layouts works with and without it', () => {
  expect(keyOf(press('Equal', { shiftKey: true }), null)).toBe('zoomIn');
  expect(keyOf(press('Equal'), null)).toBe('zoomIn');
});
