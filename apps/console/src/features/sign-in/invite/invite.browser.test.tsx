import { buttonNamed, expectWords, NOW } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  creationOptions,
  refusal,
} from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { acceptInvite } from '@karigar/contract/operators/accept-invite';
import { acceptInviteWithAuthenticator } from '@karigar/contract/operators/accept-invite-with-authenticator';
import { beginInvitePasskey } from '@karigar/contract/operators/begin-invite-passkey';
import { readInvite } from '@karigar/contract/operators/read-invite';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#platform/session/session';
import { axeFindings } from '#testing/axe-findings';
import { address, onStage, playConsole, showConsole } from '#testing/show-console.tsx';

onStage({ isLoggedIn: false });

const OPENED = { authToken: 'fresh', role: 'operator', accountId: 7 } as const;
const SECRET = 'JBSWY3DPEHPK3PXP';

const playInvite = () => {
  const server = playConsole();
  server.on(readInvite, () =>
    reply(readInvite, {
      name: 'Priya Nair',
      email: 'priya@karigar.example',
      desks: ['dispatch', 'kyc'],
      expiresAt: NOW + 3_600_000,
      authenticator: `otpauth://totp/Karigar:priya?secret=${SECRET}&issuer=Karigar`,
    }),
  );
  return server;
};

describe('an invitation', () => {
  it('is accepted with a new passkey, and its address is left', async () => {
    const server = playInvite();
    server.on(beginInvitePasskey, () => reply(beginInvitePasskey, { options: creationOptions }));
    server.on(acceptInvite, () => reply(acceptInvite, OPENED));
    answerPasskeys(() => Promise.resolve(aCredential()));
    await showConsole('/invite#abc');
    await expectWords('Your desks: Dispatch, KYC');
    buttonNamed('Make a passkey').click();
    await expectWords('Settings');
    expect(session.get()).toEqual(OPENED);
    expect(address()).not.toContain('invite');
    expect(server.asked(acceptInvite)[0]?.fields.get('code')).toBe('abc');
  });

  it('is accepted with a password and an authenticator app', async () => {
    const server = playInvite();
    server.on(acceptInviteWithAuthenticator, () => reply(acceptInviteWithAuthenticator, OPENED));
    await showConsole('/invite#abc');
    await page.getByRole('button', { name: /Password and authenticator app/ }).click();
    await expectWords('JBSW Y3DP EHPK 3PXP');
    await page.getByLabelText('New password').fill('a long password');
    await page.getByRole('textbox', { name: 'Six digits that the app shows' }).click();
    await userEvent.keyboard('123456{Enter}');
    await expect.poll(() => session.get()).toEqual(OPENED);
    expect(server.asked(acceptInviteWithAuthenticator)[0]?.fields.get('totp')).toBe('123456');
  });

  it('that is not valid any more says so, without a button', async () => {
    const server = playConsole();
    server.on(readInvite, () => refusal('invite.not-valid', 'Ask for a new one.'));
    await showConsole('/invite#abc');
    await expectWords('Ask for a new one.');
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });

  it('has no axe finding, also with the form', async () => {
    playInvite();
    await showConsole('/invite#abc');
    await expectWords('Make a passkey');
    expect(await axeFindings()).toEqual([]);
    await page.getByRole('button', { name: /Password and authenticator app/ }).click();
    await expectWords('Or type this into the app:');
    expect(await axeFindings()).toEqual([]);
  });
});
