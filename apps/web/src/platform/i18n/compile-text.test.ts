import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileText } from './compile-text.ts';

describe('an English text from the code', () => {
  it('an English text is shown with its values', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    i18n.setMessagesCompiler(compileText);
    const say = (message: string, values = {}) => i18n._('id', values, { message });
    expect(say('Get OTP')).toBe('Get OTP');
    expect(say('Digit {position}', { position: 3 })).toBe('Digit 3');
    expect(say('Open {site}', { site: 'Google' })).toBe('Open Google');
  });

  it('a text of the sign-in has no plural, because the sign-in does not wait for the catalogue', () => {
    const catalogue = readFileSync(new URL('../../locales/en.po', import.meta.url), 'utf8');
    const signInEntries = catalogue
      .split('\n\n')
      .filter((entry) =>
        /#: src\/(app|entities\/sign-in|features\/(account\/(start|login|otp)|placeholders\/ex))\//.test(
          entry,
        ),
      );
    expect(signInEntries.length).toBeGreaterThan(20);
    expect(signInEntries.filter((entry) => /\{\w+,/.test(entry))).toEqual([]);
  });
});
