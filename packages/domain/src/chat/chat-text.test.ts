import { expect, it } from 'vitest';
import { readChatText } from './chat-text.ts';

it.each([
  ['  On my way \n', 'On my way'],
  ['आ रहा हूँ', 'आ रहा हूँ'],
  ['👍', '👍'],
  ['?', '?'],
])('reads %j', (written, text) => {
  expect(readChatText(written)).toBe(text);
});

it.each(['', '   ', '\n\t', '\u200B\u2060', '\u200D \uFEFF'])('sees nothing in %j', (written) => {
  expect(readChatText(written)).toBeNull();
});
