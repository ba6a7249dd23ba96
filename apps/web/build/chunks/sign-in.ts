import type { Chunk } from '../chunk.ts';

/** What the screens of the sign-in share and nobody needs afterwards. */
export const signIn: Chunk = {
  name: 'sign-in',
  files: {
    'apps/web/src/entities/sign-in': [
      'accepting.tsx',
      'divider.module.css',
      'divider.tsx',
      'first-calls.ts',
      'login.messages.ts',
      'pending-otp.ts',
      'use-enter.ts',
      'use-guest.ts',
    ],
    'packages/client/src/language-button': ['language-button.tsx'],
    'packages/ui/src/field': [
      'country.tsx',
      'field.module.css',
      'field.tsx',
      'flag.tsx',
      'input-box.module.css',
      'phone-digits.ts',
      'phone-field.module.css',
      'phone-field.tsx',
    ],
  },
};
