import { describe, expect, it } from 'vitest';
import { isBrowser, labelOf } from './device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

describe('device label', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome · Android'],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141`, 'Edge · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
    ['curl/8.5.0', ''],
    ['<script>alert(1)</script>', ''],
  ])('the device label is read from %s', (agent, label) => {
    expect(labelOf({ 'user-agent': agent })).toBe(label);
  });

  it('the device label prefers client hints', () => {
    const hints = {
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
      'sec-ch-ua': '"Chromium";v="141", "Microsoft Edge";v="141", "Not?A_Brand";v="8"',
      'sec-ch-ua-platform': '"Android"',
    };
    expect(labelOf(hints)).toBe('Edge · Android');
  });

  it('the device label is empty without headers', () => {
    expect(labelOf({})).toBe('');
  });
});

it.each([
  [{ origin: 'https://app.example.in' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'user-agent': 'curl/8.5.0' }, false],
])('a caller with %j is a browser: %s', (headers, is) => {
  expect(isBrowser(headers)).toBe(is);
});
