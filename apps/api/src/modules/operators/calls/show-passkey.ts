import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { accepted, refused } from '@karigar/domain/result';
import { saveShownPasskey } from '#auth/session-store';
import { accountOf, sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { recognisePasskey } from '../recognise-passkey.ts';

export const showPasskeyHandler = defineHandler(
  showPasskey,
  async ({ credential }, scope) => {
    const { tx, who, now } = scope;
    const accountId = await recognisePasskey(scope, 'proof', credential);
    if (accountId !== accountOf(who)) return refused('operator.passkey-refused');
    await saveShownPasskey(tx, sessionOf(who), new Date(now));
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
