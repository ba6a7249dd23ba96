import { expect, it } from 'vitest';
import { readChatText } from './chat-text.ts';

it.each([
  ['  On my way \n', 'On my way'],
  ['रास्ते में हूँ', 'रास्ते में हूँ'],
  ['👍', '👍'],
  ['?', '?'],
])('accepts the chat text %j', (written, text) => {
  expect(readChatText(written)).toBe(text);
});

it.each(['', '   ', '\n\t', '\u200B\u2060', '\u200D \uFEFF'])(
  'rejects the invisible chat text %j',
  (written) => {
    expect(readChatText(written)).toBeNull();
  },
);
