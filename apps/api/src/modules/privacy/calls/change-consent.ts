import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { CONSENT_TEXT, isOptionalPurpose } from '@karigar/domain/privacy/consent';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { giveConsent, withdrawConsent } from '../consent-store.ts';

export const changeConsentHandler = defineHandler(
  changeConsent,
  async ({ purpose, given, version }, { tx, who, now }) => {
    if (!isOptionalPurpose(purpose)) return refused('consent.not-optional');
    const at = new Date(now);
    if (given === 'no') {
      // Withdrawing does not depend on the text version.
      await withdrawConsent(tx, accountOf(who), purpose, at);
      return accepted(null);
    }
    if (version !== CONSENT_TEXT) return refused('consent.text-outdated');
    await giveConsent(tx, accountOf(who), { purpose, version, at });
    return accepted(null);
  },
);
