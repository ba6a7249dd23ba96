import { getSupport } from '@karigar/contract/help/get-support';
import { getProfile, type Profile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { toasts } from '@karigar/client/toast/toasts';
import { BankDetailsScreen } from './index.ts';

const PROFILE: Profile = {
  picture: null,
  firstName: 'Suresh',
  lastName: 'Pawar',
  email: 'suresh@example.in',
  phone: '9822041763',
  roles: ['serviceman' as const],
  isPhoneProven: true,
  address: '',
  bankName: 'Bank of Maharashtra',
  holderName: 'Suresh Baburao Pawar',
  accountNumber: 'XXXXXXXX9035',
  ifsc: 'MAHB0000118',
  payoutPause: null,
  changesFrom: null,
};
const NO_BANK = { ...PROFILE, bankName: '', holderName: '', accountNumber: '', ifsc: '' };
const SAVED = { success: true, code: 200, message: 'Bank details saved.', data: null };

const show = (condition = {}) => showScreen(BankDetailsScreen, '/bank-details', condition);
const profileIs = (profile: Profile) => {
  const server = playServer();
  server.on(getProfile, () => reply(getProfile, profile));
  server.on(updateBankDetails, () => Response.json(SAVED));
  return server;
};
const field = (name: string) => one(`input[name=${name}]`) as HTMLInputElement;
const noteOf = (name: string): string =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.innerText ?? '';
const type = async (name: string, value: string) => {
  await userEvent.fill(field(name), value);
  await settle();
};
const update = async () => {
  await userEvent.click(buttonNamed('Update'));
  await settle();
};
const sent = (server: ReturnType<typeof playServer>) =>
  server
    .asked(updateBankDetails)
    .map(({ fields }) =>
      ['bankName', 'holderName', 'accountNo', 'ifscCode'].map((name) => fields.get(name)),
    );

onStage({ as: 'serviceman' });

describe('the bank details', () => {
  it('[BANK-03] the bank details are prefilled with the stored values, the account number masked', async () => {
    profileIs(PROFILE);
    await show();
    expect(all('main input').map((input) => (input as HTMLInputElement).value)).toEqual([
      'Bank of Maharashtra',
      'Suresh Baburao Pawar',
      'XXXX XXXX 9035',
      'MAHB0000118',
    ]);
    expect(field('accountNumber').inputMode).toBe('numeric');
  });

  it('the bank details say that payouts are paused, until when and why', async () => {
    const server = profileIs(PROFILE);
    const pausedBy = (payoutPause: Profile['payoutPause']) =>
      server.on(getProfile, () => reply(getProfile, { ...PROFILE, payoutPause }));
    await show();
    expect(words()).not.toContain('paused');
    pausedBy({ why: 'changed', until: Date.UTC(2026, 10, 18, 5, 0) });
    await show();
    expect(words()).toContain('Payouts are paused until 18 Nov 2026, 10:30 am, because');
    pausedBy({ why: 'frozen', until: null });
    await show();
    expect(words()).toContain('Payouts are paused: "This was not me" was pressed');
  });

  it('bank details pressed again after a lost reply keep their idempotency key, and a later change has its own', async () => {
    const server = profileIs(PROFILE);
    server.on(updateBankDetails, cut);
    await show();
    await type('holderName', 'Suresh B. Pawar');
    await update();
    server.on(updateBankDetails, () => Response.json(SAVED));
    await update();
    await type('holderName', 'Suresh Pawar');
    await update();
    const [first, second, third] = server.asked(updateBankDetails).map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).toBeTruthy();
    expect(third).not.toBe(first);
  });

  it('[BANK-03] the bank details send an untouched mask back, which changes nothing', async () => {
    const server = profileIs(PROFILE);
    await show();
    await userEvent.click(field('accountNumber'));
    expect(field('accountNumber').value).toBe('');
    await type('holderName', 'Suresh B. Pawar');
    expect(field('accountNumber').value).toBe('XXXX XXXX 9035');
    await update();
    expect(sent(server)).toEqual([
      ['Bank of Maharashtra', 'Suresh B. Pawar', 'XXXXXXXX9035', 'MAHB0000118'],
    ]);
  });

  it('[BANK-01] the bank details are all required', async () => {
    const server = profileIs(NO_BANK);
    await show();
    await update();
    expect(all('main [role=alert]').map(({ innerText }) => innerText)).toEqual([
      'Please enter the bank name.',
      'Please enter the account holder name.',
      'Please enter the account number.',
      'Please enter the IFSC code.',
    ]);
    expect(server.count(updateBankDetails)).toBe(0);
    await type('bankName', 'State Bank of India');
    await type('holderName', 'Suresh Pawar');
    await type('accountNumber', '3021 4478 903a');
    await type('ifsc', 'sbin 0000454');
    await update();
    expect(sent(server)).toEqual([
      ['State Bank of India', 'Suresh Pawar', '30214478903', 'SBIN0000454'],
    ]);
  });

  it('[BANK-01] the bank details explain a format beside the field, once it was left', async () => {
    profileIs(NO_BANK);
    await show();
    expect(noteOf('accountNumber')).toBe('9 to 18 digits');
    await type('ifsc', 'MAHB000');
    await type('accountNumber', '1234');
    expect(noteOf('ifsc')).toBe('IFSC code has 11 letters and numbers.');
    await userEvent.click(field('bankName'));
    await settle();
    expect(noteOf('accountNumber')).toBe('An account number has 9 to 18 digits.');
  });

  it.each([
    ['MAHB', 'Bank of Maharashtra'],
    ['SBIN0000454', 'State Bank of India, Pune Main Branch'],
    ['QQQQ', '11 characters; printed on your passbook or cheque'],
  ])('the bank details name the bank of %s', async (ifsc, hint) => {
    profileIs(NO_BANK);
    await show();
    await type('ifsc', ifsc);
    expect(noteOf('ifsc')).toBe(hint);
  });

  it('the bank details show a spinner until they load, and offer a retry', async () => {
    const server = profileIs(PROFILE);
    const { answer, arrive } = onItsWay();
    server.on(getProfile, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(broken());
    await settle();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load your bank details.");
    server.on(getProfile, () => reply(getProfile, PROFILE));
    await userEvent.click(buttonNamed('Try again'));
    await settle();
    expect(field('bankName').value).toBe('Bank of Maharashtra');
  });
});

describe('saving the bank details', () => {
  it('[BANK-04] saving the bank details shows the server’s message, and keeps no draft', async () => {
    profileIs(PROFILE);
    await show();
    await type('holderName', 'Suresh B. Pawar');
    await update();
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Bank details saved.' }]);
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  it.each([
    ['bank.ifsc-invalid', 'This IFSC code is not valid. Example: HDFC0001234', 'ifsc'],
    ['bank.account-number-invalid', 'An account number has 9 to 18 digits.', 'accountNumber'],
    ['bank.field-missing', 'Fill in all four bank details.', null],
  ])('[BANK-04] saving the bank details shows the refusal %s', async (code, message, name) => {
    const server = profileIs(PROFILE);
    const body = { success: false, code, message, data: null };
    server.on(updateBankDetails, () => Response.json(body));
    await show();
    await update();
    expect(toasts.takeAll()).toEqual([{ tone: 'bad', words: message }]);
    expect(all('main [role=alert]').map(({ innerText }) => innerText)).toEqual(
      name === null ? [] : [message],
    );
    expect(name === null ? message : noteOf(name)).toBe(message);
  });

  it.each([
    ['a cut connection', cut],
    ['a broken server', broken],
  ])(
    '[BANK-02] saving the bank details reports a failure after %s, and keeps the typed values',
    async (_what, answer) => {
      const server = profileIs(PROFILE);
      server.on(updateBankDetails, answer);
      await show();
      await type('holderName', 'Suresh B. Pawar');
      await update();
      expect(toasts.takeAll()).toEqual([{ tone: 'bad', words: 'Something went wrong!' }]);
      await show();
      expect(field('holderName').value).toBe('Suresh B. Pawar');
    },
  );

  it('saving another account number asks for an OTP first, then saves by itself', async () => {
    const server = profileIs(PROFILE);
    let isProven = false;
    const message = 'Confirm this change with an OTP.';
    const data = { act: 'change-bank' };
    server.on(updateBankDetails, () =>
      Response.json(isProven ? SAVED : { success: false, code: 'step-up.needed', message, data }),
    );
    server.on(requestChangeOtp, () =>
      reply(requestChangeOtp, { sentTo: 'XXXXXX1763', retryAfterSeconds: 30 }),
    );
    server.on(verifyChangeOtp, () => {
      isProven = true;
      return reply(verifyChangeOtp, null);
    });
    await show();
    await type('accountNumber', '123456789012');
    await update();
    await settle(500);
    await vi.waitFor(() =>
      expect(one('[role=dialog]').innerText).toContain('Enter the OTP sent to XXXXXX1763'),
    );
    expect(server.asked(requestChangeOtp)[0]?.fields.get('purpose')).toBe('changeBank');
    await userEvent.click(one('[role=dialog] [role=group] input'));
    await userEvent.keyboard('482913');
    await settle();
    await userEvent.click(buttonNamed('Confirm'));
    await settle(500);
    await vi.waitFor(() =>
      expect(sent(server).map(([, , number]) => number)).toEqual(['123456789012', '123456789012']),
    );
    await settle();
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Bank details saved.' }]);
    await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
  });

  it.each([
    ['en', 'can be changed here from'],
    ['hi', 'से यहाँ बदले जा सकते हैं'],
  ] as const)(
    'shows a new device the stored account, from when it can change, and no form (%s)',
    async (locale, said) => {
      const server = profileIs({ ...PROFILE, changesFrom: NOW + 3_600_000 });
      server.on(getSupport, () => reply(getSupport, { phone: '18001234567' }));
      await show({ locale });
      expect(one('main').innerText).toContain(said);
      expect(one('main').innerText).toContain('XXXXXXXX9035');
      expect(all('main input, button[type=submit]')).toHaveLength(0);
      expect(one('main a[href^="tel:"]').getAttribute('href')).toBe('tel:18001234567');
    },
  );

  it('does not say that an OTP was sent when it was too soon for one', async () => {
    const server = profileIs(PROFILE);
    const no = { success: false, message: 'No.' };
    const needed = { ...no, code: 'step-up.needed', data: { act: 'change-bank' } };
    server.on(updateBankDetails, () => Response.json(needed));
    const tooSoon = { ...no, code: 'otp.too-soon', data: { retryAfterSeconds: 24 } };
    server.on(requestChangeOtp, () => Response.json(tooSoon));
    await show();
    await update();
    await settle(500);
    const dialog = () => one('[role=dialog]').innerText;
    await vi.waitFor(() => expect(dialog()).toContain('No OTP was sent just now.'));
    expect(dialog()).not.toContain('sent to');
    toasts.takeAll();
  });

  it('saving the bank details is one call, however often the button is pressed', async () => {
    const server = profileIs(PROFILE);
    const { answer, arrive } = onItsWay();
    server.on(updateBankDetails, answer);
    await show();
    await userEvent.dblClick(buttonNamed('Update'));
    await settle();
    arrive(Response.json(SAVED));
    await settle();
    expect(server.count(updateBankDetails)).toBe(1);
  });
});
