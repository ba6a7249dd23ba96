import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileText } from './compile-text.ts';

describe('an English text from the code', () => {
  it('is shown with what belongs into its places', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    i18n.setMessagesCompiler(compileText);
    const say = (message: string, values = {}) => i18n._('id', values, { message });
    expect(say('Get OTP')).toBe('Get OTP');
    expect(say('Digit {position}', { position: 3 })).toBe('Digit 3');
    expect(say('{site}, opens another site', { site: 'Google' })).toBe(
      'Google, opens another site',
    );
  });

  it('has no plural on the way in, where the catalogue is not waited for', () => {
    const catalogue = readFileSync(new URL('#locales/en.po', import.meta.url), 'utf8');
    const ofWayIn = catalogue
      .split('\n\n')
      .filter((entry) =>
        /#: src\/(app|shared\/login|features\/(start|login|otp|ex))\//.test(entry),
      );
    expect(ofWayIn.length).toBeGreaterThan(20);
    expect(ofWayIn.filter((entry) => /\{\w+,/.test(entry))).toEqual([]);
  });
});
