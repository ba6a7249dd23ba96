import { expect, it } from 'vitest';
import { titleOf, writeMarkdown } from './plain-markdown.ts';

it.each([
  ['# Terms & more', '<h1>Terms &amp; more</h1>'],
  ['## Part', '<h2>Part</h2>'],
  ['One\ntwo', '<p>One two</p>'],
  ['- a\n- **b**', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
  ['> Sample', '<p class="note" role="note">Sample</p>'],
  ['See [refunds](/refunds).', '<p>See <a href="/refunds">refunds</a>.</p>'],
  ['[mail](mailto:a@b.in)', '<p><a href="mailto:a@b.in">mail</a></p>'],
])('%j is written as %s', (text, html) => {
  expect(writeMarkdown(text)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](http://plain.example)',
  '[x](/a"onclick=)',
  '# <img src=x onerror=alert(1)>',
])('%j becomes neither a script nor a link to elsewhere', (text) => {
  const html = writeMarkdown(text);
  expect(html).not.toMatch(/<(script|img)|href="(javascript|\/\/|http:)|"onclick/);
});

it('the first line is the title', () => {
  expect(titleOf('# Terms of use\n\nText')).toBe('Terms of use');
});
