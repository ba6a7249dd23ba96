import { buttonNamed, expectWords, words } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  refusal,
  refusePasskeys,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { beginOperatorLogin } from '@karigar/contract/operators/begin-operator-login';
import { loginOperator } from '@karigar/contract/operators/login-operator';
import { loginWithAuthenticator } from '@karigar/contract/operators/login-with-authenticator';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#platform/session/session';
import { axeFindings } from '#testing/axe-findings';
import { address, onStage, playConsole, showConsole } from '#testing/show-console.tsx';

onStage({ isLoggedIn: false });

const OPENED = { authToken: 'fresh', role: 'operator', accountId: 7 } as const;

describe('the login', () => {
  it('Enter alone shows the passkey, and the address of the link opens', async () => {
    const server = playConsole();
    server.on(beginOperatorLogin, () => reply(beginOperatorLogin, { options: requestOptions }));
    server.on(loginOperator, () => reply(loginOperator, OPENED));
    answerPasskeys(() => Promise.resolve(aCredential()));
    await showConsole('/settings?from=a-colleague');
    await userEvent.keyboard('{Enter}');
    await expectWords('Priya Nair');
    expect(session.get()).toEqual(OPENED);
    expect(address()).toBe('/settings?from=a-colleague');
    expect(server.asked(loginOperator)[0]?.fields.get('credential')).toContain('AQID');
  });

  it('a cancelled passkey says what else can be done', async () => {
    const server = playConsole();
    server.on(beginOperatorLogin, () => reply(beginOperatorLogin, { options: requestOptions }));
    answerPasskeys(refusePasskeys('NotAllowedError'));
    await showConsole('/login');
    buttonNamed('Use passkey').click();
    await expectWords('No passkey was shown. Try again, or use another way.');
    expect(session.get()).toBeNull();
  });

  it('email, password and six digits are the other way', async () => {
    const server = playConsole();
    server.on(loginWithAuthenticator, () => reply(loginWithAuthenticator, OPENED));
    await showConsole('/login');
    await page.getByRole('button', { name: /Email, password and six digits/ }).click();
    await expectWords('Back to the passkey');
    await userEvent.keyboard('priya@karigar.example{Tab}a long password');
    buttonNamed('Log in').click();
    await expectWords('Fill in email, password and all six digits.');
    await page.getByRole('textbox', { name: 'Six digits of your authenticator app' }).click();
    await userEvent.keyboard('123456{Enter}');
    await expectWords('Priya Nair');
    const [asked] = server.asked(loginWithAuthenticator);
    expect(asked?.fields.get('email')).toBe('priya@karigar.example');
    expect(asked?.fields.get('totp')).toBe('123456');
    expect(address()).toBe('/');
  });

  it('wrong digits are said, and the boxes are empty again', async () => {
    const server = playConsole();
    server.on(loginWithAuthenticator, () =>
      refusal('operator.login-wrong', 'Email, password or code is wrong.'),
    );
    await showConsole('/login');
    await page.getByRole('button', { name: /Email, password and six digits/ }).click();
    await expectWords('Back to the passkey');
    await userEvent.keyboard('priya@karigar.example{Tab}a long password');
    await page.getByRole('textbox', { name: 'Six digits of your authenticator app' }).click();
    await userEvent.keyboard('123456{Enter}');
    await expectWords('Email, password or code is wrong.');
    await expect
      .element(page.getByRole('textbox', { name: 'Six digits of your authenticator app' }))
      .toHaveValue('');
  });

  it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
    'has no axe finding with %o',
    async (condition) => {
      playConsole();
      await showConsole('/login', condition);
      expect(words()).not.toBe('');
      expect(await axeFindings()).toEqual([]);
    },
  );
});
