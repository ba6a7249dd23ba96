import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { maskRecipient } from '@karigar/domain/identity/recipient';
import { accepted, refused } from '@karigar/domain/result';
import { sessionOf } from '#auth/who';
import { sendCode } from '#modules/sign-in/index';
import { defineHandler } from '#wire/define-handler';
import { lastFourTriesLeft, provenEmail } from '../second-proof-code.ts';

export const requestSecondProofHandler = defineHandler(
  requestSecondProof,
  async ({ captcha }, scope) => {
    const { pendingLogin } = scope.who;
    if (pendingLogin === undefined) return refused('second-proof.not-needed');
    const { proof } = pendingLogin;
    if (proof === 'last-four') {
      const triesLeft = await lastFourTriesLeft(scope, pendingLogin);
      return accepted({ proof, sentTo: '', retryAfterSeconds: 0, triesLeft });
    }
    const to = proof === 'email' ? await provenEmail(scope, pendingLogin) : null;
    if (to === null) return accepted({ proof, sentTo: '', retryAfterSeconds: 0 });
    const device = `session:${sessionOf(scope.who)}`;
    const sent = await sendCode(scope, { purpose: 'second-proof', to, device }, captcha);
    return sent.ok ? accepted({ proof, sentTo: maskRecipient(to), ...sent.value }) : sent;
  },
  { as: 'system', of: 'pending-login' },
);
