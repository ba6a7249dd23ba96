import { expectWords, words } from '@karigar/client/testing/page';
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
import { listRates } from '@karigar/contract/tax/list-rates';
import { saveRate } from '@karigar/contract/tax/save-rate';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type Rates = OutputOf<typeof listRates>;
const day = (written: string) => written as IndiaDay;
const common = { categoryId: null, savedBy: null, agreedBy: null, agreedAt: null } as const;

const RATES: Rates = {
  today: day('2026-01-15'),
  categories: [{ id: 3, name: 'Plumbing' }],
  rates: [
    {
      id: 9,
      kind: 'commission',
      categoryId: 3,
      fromDay: day('2026-02-01'),
      basisPoints: 1250,
      savedBy: 'Priya Nair',
      agreedBy: 'Nandini Rao',
      agreedAt: 0,
    },
    { id: 2, kind: 'tax', fromDay: day('2025-01-01'), basisPoints: 1800, ...common },
    { id: 1, kind: 'commission', fromDay: day('2025-01-01'), basisPoints: 1500, ...common },
  ],
  asked: [],
};

const playRates = (desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  let rates = RATES;
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(listRates, () => reply(listRates, rates));
  return { ...server, ratesAre: (now: Rates): void => void (rates = now) };
};

it('shows what applies, what comes and who agreed', async () => {
  playRates();
  await showConsole('/money/rates?rate=commission-3');
  await expectWords('Commission: Plumbing');
  expect(words()).toContain('12.5 % from 01 Feb 2026');
  expect(words()).toContain('Priya Nair, agreed by Nandini Rao');
  expect(words()).toContain('Switched off');
  expect(await axeFindings()).toEqual([]);
});

it('j chooses the next rate', async () => {
  playRates();
  await showConsole('/money/rates');
  await expectWords('Another rate');
  await press('j');
  await expectWords('Commission: Plumbing');
});

it('a rate is asked for with its effect in sight, a passkey, and words', async () => {
  const server = playRates();
  let asked: unknown = null;
  let isShown = false;
  answerPasskeys(() => Promise.resolve(aCredential()));
  server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
  server.on(showPasskey, () => {
    isShown = true;
    return reply(showPasskey, null);
  });
  server.on(saveRate, (fields) => {
    if (!isShown) return refusal('session.proof-needed');
    asked = Object.fromEntries(fields);
    server.ratesAre({
      ...RATES,
      asked: [
        {
          kind: 'commission',
          categoryId: 3,
          fromDay: day('2026-03-01'),
          basisPoints: 1000,
          askedBy: 'Priya Nair',
        },
      ],
    });
    return reply(saveRate, { countersign: 'W-1042' });
  });
  await showConsole('/money/rates?rate=commission-3');
  await expectWords('Another rate');
  const ask = page.getByRole('button', { name: /^Ask a second person/ });
  await ask.click();
  await expectWords('Write a number with at most two decimals');
  await page.getByLabelText('Rate in percent').fill('60');
  await expectWords('No rate of this kind is above 50 %.');
  await page.getByLabelText('Rate in percent').fill('10');
  await page.getByLabelText('First day').fill('2026-03-01');
  // Of ₹1,000 the commission falls from 15 % to 10 % of the price without tax.
  await expectWords('₹127.12');
  await expectWords('₹84.75');
  await page.getByLabelText('Why').fill('As agreed with the plumbers');
  await ask.click();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expectWords('waits for a second person');
  expect(asked).toMatchObject({
    kind: 'commission',
    categoryId: '3',
    fromDay: '2026-03-01',
    basisPoints: '1000',
  });
});

it('a refusal stays on the screen', async () => {
  const server = playRates();
  server.on(saveRate, () => refusal('rate.unchanged', 'This rate already applies on that day.'));
  await showConsole('/money/rates?rate=tax-all');
  await expectWords('Another rate');
  await page.getByLabelText('Rate in percent').fill('18');
  await page.getByLabelText('Why').fill('As the accountant has written');
  await page.getByRole('button', { name: /^Ask a second person/ }).click();
  await expectWords('This rate already applies on that day.');
});

it('the desk audit reads and changes nothing', async () => {
  playRates(['audit']);
  await showConsole('/money/rates');
  await expectWords('The desk Audit reads, and changes no rate.');
  expect(page.getByRole('button', { name: /^Ask a second person/ }).query()).toBeNull();
});
