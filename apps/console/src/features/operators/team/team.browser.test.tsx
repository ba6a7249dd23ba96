import { expectWords, NOW, words } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  refusal,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { broken, onItsWay, reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { closeOperator } from '@karigar/contract/operators/close-operator';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { inviteOperator } from '@karigar/contract/operators/invite-operator';
import { listOperators } from '@karigar/contract/operators/list-operators';
import { saveDesks } from '@karigar/contract/operators/save-desks';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { withdrawInvite } from '@karigar/contract/operators/withdraw-invite';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { address, onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type Team = OutputOf<typeof listOperators>;
type Operator = Team['operators'][number];

const HOUR_MS = 3_600_000;
const WORDS = 'The team in Pune changes';

const operator = (of: Partial<Operator>): Operator => ({
  accountId: 21,
  name: 'Ravi Menon',
  email: 'ravi@karigar.example',
  desks: ['dispatch', 'help'],
  cityId: 1,
  hasPasskey: true,
  hasAuthenticator: false,
  lastSeenAt: NOW - HOUR_MS,
  closedAt: null,
  ...of,
});

const YOU = operator({
  accountId: PRIYA.accountId,
  name: 'Priya Nair',
  email: 'priya@karigar.example',
  desks: ['admin'],
  cityId: null,
});
const RAVI = operator({});
const GONE = operator({
  accountId: 22,
  name: 'Anil Kale',
  email: 'anil@karigar.example',
  desks: [],
  closedAt: NOW - HOUR_MS,
});
const INVITE: Team['invites'][number] = {
  id: 5,
  name: 'Meera Joshi',
  email: 'meera@karigar.example',
  desks: ['help'],
  cityId: null,
  invitedBy: 'Priya Nair',
  isSent: false,
  expiresAt: NOW + 20 * HOUR_MS,
};

const done = (message: string, data: unknown = null): Response =>
  Response.json({ success: true, code: 200, message, data });

const playTeam = (operators: Operator[] = [YOU, RAVI, GONE], invites = [INVITE]) => {
  const server = playConsole();
  const state = { operators, invites };
  server.on(getDesk, () =>
    reply(getDesk, { ...PRIYA, desks: ['admin'], cityId: null, city: null }),
  );
  server.on(listOperators, () => reply(listOperators, { ...state, next: null }));
  return { ...server, state };
};

const rows = (): readonly string[] =>
  page
    .getByRole('listbox', { name: 'People and open invitations' })
    .getByRole('option')
    .elements()
    .map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' '));
const why = () => page.getByLabelText('Why', { exact: true });

describe('the team', () => {
  it('shows invitations, people and who was closed, with desks, city and last use', async () => {
    playTeam();
    await showConsole('/operators');
    await expectWords('Meera Joshi');
    expect(rows()).toEqual([
      'Waits Invitation Meera Joshi meera@karigar.example · Help · All cities 20 h',
      'Works You Priya Nair priya@karigar.example · Admin · All cities Seen 9:30 am',
      'Works Operator Ravi Menon ravi@karigar.example · Dispatch, Help · Pune Seen 9:30 am',
      'Closed Operator Anil Kale anil@karigar.example · no desk · Pune Seen 9:30 am',
    ]);
    expect(words()).toContain('Another admin must agree under Second person.');
    await press('j');
    await expectWords('Nobody changes their own desks. Another admin can.');
    await press('j');
    expect(address()).toBe('/operators?sel=operator-21');
    await expectWords('Logs in with Passkey');
    await press('j');
    await expectWords('A new invitation opens the account again.');
  });

  it('is opened by its key and its place on the rail', async () => {
    playTeam();
    await showConsole('/settings');
    await expectWords('Settings');
    await press('g', 'o');
    await expectWords('Meera Joshi');
    expect(page.getByRole('link', { name: 'Operators' }).query()).not.toBeNull();
  });

  it('goes on with the next page', async () => {
    const server = playTeam();
    server.on(listOperators, (fields) =>
      fields.get('after') === undefined
        ? reply(listOperators, { operators: [YOU], invites: [], next: YOU.accountId })
        : reply(listOperators, { operators: [RAVI], invites: [], next: null }),
    );
    await showConsole('/operators');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expectWords('Ravi Menon');
    expect(rows()).toHaveLength(2);
    expect(page.getByRole('button', { name: 'Show more' }).query()).toBeNull();
  });

  it('says that nobody else is there', async () => {
    playTeam([YOU], []);
    await showConsole('/operators');
    await expectWords('Nobody else is in the team.');
  });

  it('waits with an outline, says what failed, and reads again', async () => {
    const server = playTeam();
    const slow = onItsWay();
    server.on(listOperators, slow.answer);
    await showConsole('/operators');
    await vi.advanceTimersByTimeAsync(301);
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    slow.arrive(broken());
    await expectWords("Couldn't load this screen");
    server.on(listOperators, () => reply(listOperators, { ...server.state, next: null }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWords('Ravi Menon');
  });

  it('says which desk it needs to somebody without it', async () => {
    const server = playConsole();
    await showConsole('/operators');
    await expectWords('This place is for the desks: Admin');
    expect(server.count(listOperators)).toBe(0);
    expect(page.getByRole('link', { name: 'Operators' }).query()).toBeNull();
  });
});

describe('an invitation', () => {
  it('is asked for by keyboard alone, with a passkey', async () => {
    const server = playTeam([YOU, RAVI], []);
    let isShown = false;
    server.on(inviteOperator, () => {
      if (!isShown) return refusal('session.proof-needed');
      server.state.invites = [INVITE];
      return done('Asked. A second person must agree.', { countersign: 'W-1042' });
    });
    server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
    server.on(showPasskey, () => {
      isShown = true;
      return done('');
    });
    answerPasskeys(() => Promise.resolve(aCredential()));
    await showConsole('/operators');
    await expectWords('Ravi Menon');
    await press('i');
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
    await press('meera@karigar.example', '{Tab}', 'Meera Joshi', '{Tab}', '{Enter}');
    await page.getByLabelText('City').selectOptions('2');
    (why().element() as HTMLElement).focus();
    await press(WORDS, '{Enter}');
    await expectWords('Show your passkey');
    await press('{Enter}');
    await expectWords('Asked. A second person must agree.');
    const fields = server.asked(inviteOperator).at(-1)?.fields;
    expect(fields?.getAll('desks[]')).toEqual(['dispatch']);
    expect(Object.fromEntries(fields ?? [])).toMatchObject({
      email: 'meera@karigar.example',
      name: 'Meera Joshi',
      cityId: '2',
      reason: WORDS,
    });
    await expectWords('Waits Invitation Meera Joshi');
    expect(address()).toBe('/operators');
  });

  it('is taken back with words', async () => {
    const server = playTeam();
    server.on(withdrawInvite, () => {
      server.state.invites = [];
      return done('Taken back.');
    });
    await showConsole('/operators?sel=invite-5');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expectWords('Write why, with at least ten letters.');
    expect(server.count(withdrawInvite)).toBe(0);
    await why().fill('The email address was wrong');
    await press('{Enter}');
    await expectWords('Taken back.');
    expect(server.asked(withdrawInvite)[0]?.fields.get('inviteId')).toBe('5');
    await expect.poll(() => rows().length).toBe(3);
  });

  it('needs words, a desk, and desks that go together', async () => {
    const server = playTeam();
    await showConsole('/operators?sel=new');
    await page.getByLabelText('Email').fill('meera@karigar.example');
    await page.getByLabelText('Name').fill('Meera Joshi');
    const ask = page.getByRole('button', { name: 'Ask a second person' });
    await ask.click();
    await expectWords('Write why, with at least ten letters.');
    await why().fill(WORDS);
    await ask.click();
    await expectWords('Choose at least one desk.');
    await page.getByRole('button', { name: 'Audit' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
    await ask.click();
    await expectWords('Audit is held alone');
    expect(server.count(inviteOperator)).toBe(0);
  });
});

describe('desks', () => {
  const open = async () => {
    await showConsole('/operators?sel=operator-21');
    await expectWords('Logs in with');
  };

  it('are chosen by digit; what is given waits, what is taken goes at once', async () => {
    const server = playTeam();
    server.on(saveDesks, () => {
      server.state.operators = [YOU, { ...RAVI, desks: ['help'] }];
      return done('Asked. A second person must agree.', { countersign: 'W-1' });
    });
    await open();
    await press('1', '4');
    await expectWords('A second person must agree to: KYC.');
    await expectWords('Taken away at once: Dispatch.');
    await press('{Enter}');
    await expectWords('Write why, with at least ten letters.');
    expect(server.count(saveDesks)).toBe(0);
    await why().fill(WORDS);
    await press('{Enter}');
    await expectWords('Asked. A second person must agree.');
    const fields = server.asked(saveDesks)[0]?.fields;
    expect(fields?.getAll('desks[]')).toEqual(['help', 'kyc']);
    expect(fields?.getAll('seen[]')).toEqual(['dispatch', 'help']);
    expect(Object.fromEntries(fields ?? [])).toMatchObject({ accountId: '21', cityId: '1' });
    await expect.poll(() => rows().at(-1)).toContain('Help · Pune');
    expect(page.getByRole('button', { name: 'KYC', pressed: true }).query()).toBeNull();
  });

  it('one city instead of every takes the others at once', async () => {
    playTeam([YOU, { ...RAVI, cityId: null }], []);
    await open();
    await page.getByLabelText('City').selectOptions('2');
    await expectWords('Taken away at once: all other cities.');
  });

  it('a change by another admin is said at the panel, with what is held now', async () => {
    const server = playTeam();
    const said = 'Somebody changed this operator meanwhile. Please look again.';
    server.on(saveDesks, () => {
      server.state.operators = [YOU, { ...RAVI, desks: ['money'] }];
      return refusal('operator.changed', said);
    });
    await open();
    await press('4');
    await why().fill(WORDS);
    await press('{Enter}');
    await expectWords(said);
    await expect.element(page.getByRole('button', { name: 'Money', pressed: true })).toBeVisible();
    expect(words()).toContain(said);
  });

  it('offline nothing is sent', async () => {
    const server = playTeam();
    await open();
    await press('4');
    await why().fill(WORDS);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expectWords('No network. Nothing can be changed until it is back.');
    await press('{Enter}');
    (page.getByRole('button', { name: 'Save' }).element() as HTMLElement).click();
    expect(server.count(saveDesks)).toBe(0);
  });

  it('closing asks first, wants words, and shows who was closed', async () => {
    const server = playTeam();
    server.on(closeOperator, () => {
      server.state.operators = [YOU, { ...RAVI, desks: [], closedAt: NOW }];
      return done('Closed.');
    });
    await open();
    await page.getByRole('button', { name: 'Close operator' }).click();
    await expectWords('Ravi Menon loses desks, passkeys, authenticator and all sessions at once.');
    expect(server.count(closeOperator)).toBe(0);
    await why().fill('Has left the company');
    await page.getByRole('button', { name: 'Close operator' }).click();
    await expectWords('A new invitation opens the account again.');
    expect(Object.fromEntries(server.asked(closeOperator)[0]?.fields ?? [])).toMatchObject({
      accountId: '21',
      reason: 'Has left the company',
    });
  });
});

it('speaks Hindi', async () => {
  playTeam();
  await showConsole('/operators', { locale: 'hi' });
  await expectWords('न्योता');
  await expectWords('बंद है ऑपरेटर Anil Kale');
});

describe.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
  'with %o',
  (condition) => {
    it.each(['operator-21', 'new', 'invite-5'])('has no axe finding at %s', async (chosen) => {
      playTeam();
      await showConsole(`/operators?sel=${chosen}`, condition);
      await expectWords('Meera Joshi');
      expect(await axeFindings()).toEqual([]);
    });
  },
);
