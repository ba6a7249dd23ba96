import { expectWords, NOW, words } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  refusal,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { listPayoutRuns } from '@karigar/contract/payouts/list-payout-runs';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { sendPayoutRun } from '@karigar/contract/payouts/send-payout-run';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type OneRun = OutputOf<typeof getPayoutRun>;

const row = (of: Partial<OneRun['rows'][number]>): OneRun['rows'][number] => ({
  id: 501,
  reference: 'P501',
  servicemanId: 101,
  name: 'Suresh Pawar',
  amount: paise(826_000),
  kept: paise(0),
  bank: 'XX9035',
  bankVersion: 2,
  state: 'waiting',
  leftOut: null,
  utr: null,
  words: null,
  ...of,
});

const aRun = (of: Partial<OneRun>): OneRun => ({
  id: 31,
  state: 'prepared',
  people: 1,
  amount: paise(826_000),
  kept: paise(0),
  leftOut: 1,
  waiting: 1,
  paid: 0,
  failed: 0,
  preparedBy: 'Priya Nair',
  preparedAt: NOW,
  confirmedBy: null,
  confirmedAt: null,
  fileTakenBy: null,
  fileTakenAt: null,
  endedAt: null,
  isAsked: false,
  rows: [
    row({}),
    row({ id: 502, reference: 'P502', name: 'Imran Shaikh', state: 'left-out', leftOut: 'frozen' }),
  ],
  ...of,
});

const playRuns = (first: OneRun | null) => {
  const server = playConsole();
  let run = first;
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks: ['money'] }));
  server.on(listPayoutRuns, () => reply(listPayoutRuns, run === null ? [] : [run]));
  server.on(getPayoutRun, () => reply(getPayoutRun, run ?? aRun({})));
  return { ...server, runIs: (now: OneRun): void => void (run = now) };
};

it('shows a run with its sums, who is left out and why', async () => {
  playRuns(aRun({}));
  await showConsole('/money');
  await expectWords('Payout run 31');
  expect(words()).toContain('₹8,260.00');
  expect(words()).toContain('P502 · The owner said “This was not me”.');
  expect(await axeFindings()).toEqual([]);
});

it('without a run, p prepares one', async () => {
  const server = playRuns(null);
  server.on(preparePayoutRun, () => {
    server.runIs(aRun({}));
    return reply(preparePayoutRun, { runId: 31 });
  });
  await showConsole('/money');
  await expectWords('No payout run yet.');
  await press('p');
  await expectWords('Payout run 31');
});

it('Enter confirms the sums on the screen, with a passkey, and then it waits for a second person', async () => {
  const server = playRuns(aRun({}));
  let asked: unknown = null;
  let isShown = false;
  answerPasskeys(() => Promise.resolve(aCredential()));
  server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
  server.on(showPasskey, () => {
    isShown = true;
    return reply(showPasskey, null);
  });
  server.on(confirmPayoutRun, (fields) => {
    if (!isShown) return refusal('session.proof-needed');
    asked = [fields.get('runId'), fields.get('people'), fields.get('amount')];
    server.runIs(aRun({ isAsked: true }));
    return reply(confirmPayoutRun, { countersign: 'W-1042' });
  });
  await showConsole('/money');
  await expectWords('You confirm these sums');
  await press('{Enter}');
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expectWords('It waits for a second person');
  expect(asked).toEqual(['31', '1', '8260.00']);
});

it('records the bank’s answers, and a wrong line is named', async () => {
  const server = playRuns(aRun({ state: 'sent' }));
  server.on(recordPayoutResults, (fields) => {
    if (String(fields.get('results')).includes('nonsense'))
      return refusal('payout.result-invalid', 'A line cannot be read.', { line: 2 });
    const paid = row({ state: 'paid', utr: 'HDFCN52026011612' });
    server.runIs(aRun({ state: 'done', paid: 1, waiting: 0, endedAt: NOW, rows: [paid] }));
    return reply(recordPayoutResults, { recorded: 1, known: 0 });
  });
  await showConsole('/money');
  await expectWords("The bank's answers");
  const field = page.getByLabelText("The bank's answers");
  await field.fill('P501,PAID,HDFCN52026011612,\nnonsense');
  await page.getByRole('button', { name: /^Record/ }).click();
  await expectWords('Line 2: A line cannot be read.');
  await field.fill('P501,PAID,HDFCN52026011612,');
  await page.getByRole('button', { name: /^Record/ }).click();
  await expectWords('UTR HDFCN52026011612');
});

it('Enter sends a confirmed run through the provider, and each row shows what it says', async () => {
  const confirmed = { state: 'confirmed', confirmedBy: 'Farah Ali', confirmedAt: NOW } as const;
  const server = playRuns(aRun({ ...confirmed, hasProvider: true }));
  let isShown = false;
  answerPasskeys(() => Promise.resolve(aCredential()));
  server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
  server.on(showPasskey, () => {
    isShown = true;
    return reply(showPasskey, null);
  });
  server.on(sendPayoutRun, () => {
    if (!isShown) return refusal('session.proof-needed');
    const sent = { way: 'provider', fileTakenBy: 'Priya Nair', fileTakenAt: NOW } as const;
    const rows = [
      row({ transfer: 'queued' }),
      row({ id: 502, name: 'Imran Shaikh', state: 'returned', utr: 'U1', words: 'Closed' }),
    ];
    server.runIs(aRun({ ...confirmed, ...sent, state: 'sent', hasProvider: true, rows }));
    return reply(sendPayoutRun, { transfers: 2 });
  });
  await showConsole('/money');
  await expectWords('The payouts provider makes the transfers');
  await expect.element(page.getByRole('button', { name: 'Take the file' })).toBeVisible();
  await press('{Enter}');
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expectWords('Waits for balance at the provider');
  expect(words()).toContain('Sent by');
  expect(words()).toContain('Came back');
  expect(words()).toContain('The provider answers by itself');
  expect(page.getByLabelText("The bank's answers").query()).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

it('the desk audit reads and does not pay', async () => {
  const server = playRuns(aRun({}));
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks: ['audit'] }));
  await showConsole('/money');
  await expectWords('The desk Audit reads, and does not pay.');
  expect(page.getByRole('button', { name: 'Prepare a run' }).query()).toBeNull();
});
