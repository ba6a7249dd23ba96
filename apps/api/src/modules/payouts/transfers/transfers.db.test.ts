import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { refusal } from '#testing/account-world';
import { createMoneyWorld } from '#testing/money-world';
import { dataOf, nextUtr, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner, earn, takeCash } from '#testing/payout-earner';
import {
  BANK_CHECK,
  FROZEN,
  NEW_BANK,
  NO_BANK,
  NO_BRANCH,
  ODD_KEY,
  PAYOUTS_POSTED,
} from '#testing/payout-sql';
import { createPayoutWorld, type PayoutWorld } from '#testing/payout-world';

let world: PayoutWorld;
beforeAll(async () => {
  world = await createPayoutWorld();
});
afterEach(() => world.razorpayX.goWrong({}));
afterAll(() => world.close());

const posted = (id: number) => world.look(PAYOUTS_POSTED, [id]);
const sentRun = async (servicemanId: number) => {
  const runId = await world.handedRun(servicemanId);
  await world.later();
  return { runId, transfer: await world.transferOf(runId) };
};
const paidRun = async (servicemanId: number) => {
  const { runId, transfer } = await sentRun(servicemanId);
  world.razorpayX.process(transfer.id);
  await world.later();
  return { runId, transfer };
};

describe('a run through the provider', () => {
  it('is paid with its word and UTR, and everybody sees it', async () => {
    const person = await createEarner(world, '250.00');
    const { runId, transfer } = await sentRun(person.id);
    expect(transfer).toMatchObject({
      amount: 25_000,
      accountNumber: '50100012349035',
      status: 'processing',
    });
    expect(await world.desk.run(runId)).toMatchObject({
      state: 'sent',
      way: 'provider',
      hasProvider: true,
      rows: [{ state: 'waiting', transfer: 'processing' }],
    });
    expect(await posted(person.id)).toEqual([]);
    const { utr } = world.razorpayX.process(transfer.id);
    await world.later();
    expect(await posted(person.id)).toEqual([
      { amount: 25_000, kept: 0, reference: utr, bank: 'XX9035', postings: 1 },
    ]);
    expect(await world.balance(person.id)).toMatchObject({ payable: 0 });
    expect(await world.desk.run(runId)).toMatchObject({
      state: 'done',
      rows: [{ state: 'paid', utr, transfer: 'paid' }],
    });
    expect(await world.told(person)).toEqual([
      `₹250.00 was paid to your bank. Number of the transfer (UTR): ${utr ?? ''}.`,
    ]);
    expect(await world.unexplained()).toEqual([]);
  });

  it('waits for the bank’s number, which comes after its word', async () => {
    const person = await createEarner(world);
    const { runId, transfer } = await sentRun(person.id);
    world.razorpayX.process(transfer.id, false);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'waiting', transfer: 'paid' });
    world.razorpayX.process(transfer.id);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'paid', utr: transfer.utr });
  });

  it('that failed at the bank goes back with its words, to the serviceman and to the desk kyc', async () => {
    const person = await createEarner(world);
    const { runId, transfer } = await sentRun(person.id);
    world.razorpayX.undo(transfer.id);
    await world.later();
    expect(await world.desk.run(runId)).toMatchObject({
      state: 'done',
      rows: [{ state: 'failed', words: 'Account is closed' }],
    });
    expect(await posted(person.id)).toEqual([]);
    expect(await world.look(BANK_CHECK, [person.id])).toEqual([
      { outcome: null, words: 'Account is closed' },
    ]);
    expect((await world.told(person))[0]).toContain('could not be paid to your bank: Account is');
  });

  it.each([
    ['a bank in between is down', 'Partner bank is down', (id: string) => world.razorpayX.down(id)],
  ])('that did not reach the bank is in the next run: %s', async (_why, words, end) => {
    const person = await createEarner(world);
    const { runId, transfer } = await sentRun(person.id);
    end(transfer.id);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'not-sent', words });
    expect(await world.told(person)).toEqual([]);
    expect(await world.desk.payable(person.id)).toMatchObject({ leftOut: null });
    await paidRun(person.id);
    expect(await posted(person.id)).toMatchObject([{ amount: 20_000, postings: 1 }]);
  });
});

describe('whatever is lost, late or repeated', () => {
  it('lost answers of the provider make one transfer', async () => {
    const person = await createEarner(world);
    const runId = await world.handedRun(person.id);
    const before = world.transfers();
    for (let time = 0; time < 4; time += 1) {
      world.razorpayX.goWrong({ cut: time < 3 ? 1 : 0 });
      await world.later(2);
    }
    expect(world.transfers()).toBe(before + 1);
    world.razorpayX.process((await world.transferOf(runId)).id);
    await world.later();
    expect(await posted(person.id)).toMatchObject([{ postings: 1 }]);
  });

  it('two workers at the same moment make one transfer', async () => {
    const person = await createEarner(world);
    const runId = await world.handedRun(person.id);
    const before = world.transfers();
    await Promise.all([world.later(), world.later()]);
    await world.later(2);
    expect(world.transfers()).toBe(before + 1);
    await world.transferOf(runId);
  });

  it('a lost webhook is made up for by asking', async () => {
    const person = await createEarner(world);
    const { runId, transfer } = await sentRun(person.id);
    world.razorpayX.goWrong({ lost: 1 });
    world.razorpayX.process(transfer.id);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'waiting' });
    await world.later(31);
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'paid' });
  });

  it('repeated and reordered webhooks post once', async () => {
    const person = await createEarner(world);
    const { runId, transfer } = await sentRun(person.id);
    world.razorpayX.goWrong({ repeated: 1, lateMs: 30 });
    for (let time = 0; time < 3; time += 1) {
      world.razorpayX.process(transfer.id);
      await world.later();
    }
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'paid' });
    expect(await posted(person.id)).toMatchObject([{ postings: 1 }]);
    expect(await world.told(person)).toHaveLength(1);
  });

  it('a provider that is away is asked again', async () => {
    const person = await createEarner(world);
    const runId = await world.handedRun(person.id);
    world.razorpayX.goAway(true);
    await world.later();
    await world.later(5);
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'waiting' });
    world.razorpayX.goAway(false);
    await world.later(5);
    expect((await world.transferOf(runId)).status).toBe('processing');
  });
});

describe('too little balance', () => {
  it('waits for a person, who adds money, and then goes on by itself', async () => {
    const person = await createEarner(world);
    world.razorpayX.setBalance(19_999);
    const { runId, transfer } = await sentRun(person.id);
    expect(transfer.status).toBe('queued');
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'waiting', transfer: 'queued' });
    expect(await world.waitingItem(runId)).toMatchObject({ what: 'balance', amount: 20_000 });
    world.razorpayX.setBalance(1e12);
    world.razorpayX.process(transfer.id);
    await world.later();
    expect(await world.waitingItem(runId)).toBeUndefined();
    expect(await posted(person.id)).toMatchObject([{ amount: 20_000 }]);
  });

  it('or cancels the transfer there: it is in the next run', async () => {
    const person = await createEarner(world);
    world.razorpayX.setBalance(0);
    const { runId, transfer } = await sentRun(person.id);
    world.razorpayX.setBalance(1);
    world.razorpayX.cancel(transfer.id);
    world.razorpayX.setBalance(1e12);
    await world.later();
    expect(await world.desk.run(runId)).toMatchObject({
      state: 'done',
      rows: [{ state: 'not-sent', words: 'Payout is cancelled' }],
    });
    expect(await world.desk.payable(person.id)).toMatchObject({ leftOut: null });
  });

  it('a transfer that the provider does not end is an item after a working day', async () => {
    const person = await createEarner(world);
    const { runId } = await sentRun(person.id);
    expect(await world.waitingItem(runId)).toBeUndefined();
    await world.later(3 * 24 * 60);
    expect(await world.waitingItem(runId)).toMatchObject({ what: 'provider' });
  });
});

describe('a transfer that comes back after it was paid', () => {
  it('is due again, the serviceman hears it, and the account is checked again', async () => {
    const person = await createEarner(world, '300.00');
    const { runId, transfer } = await paidRun(person.id);
    world.razorpayX.undo(transfer.id);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({
      state: 'returned',
      utr: transfer.utr,
      words: 'Account is closed',
    });
    expect(await world.desk.run(runId)).toMatchObject({ state: 'done', paid: 0, failed: 1 });
    expect(await world.balance(person.id)).toMatchObject({ payable: 30_000 });
    expect(await world.unexplained()).toEqual([]);
    expect((await world.told(person))[0]).toBe(
      'The bank sent back ₹300.00 that was paid to you: Account is closed. The money is not lost: our team checks your bank account, and the next payout includes it. Please check your bank details.',
    );
    const own = { token: await openSession(world, person) };
    expect(dataOf(listPayouts, await world.sendFields(listPayouts, {}, own))).toMatchObject([
      { amount: 30_000, returned: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await world.desk.payable(person.id)).toMatchObject({ leftOut: 'bank-unchecked' });
    await world.desk.checkBank(person.id);
    await paidRun(person.id);
    expect(await world.balance(person.id)).toMatchObject({ payable: 0 });
  });

  it('is found days later without a webhook, and by a webhook weeks later', async () => {
    const [first, second] = [await createEarner(world), await createEarner(world)];
    const runs = [await paidRun(first.id), await paidRun(second.id)] as const;
    await world.later(4 * 24 * 60);
    world.razorpayX.goWrong({ lost: 1 });
    world.razorpayX.undo(runs[0].transfer.id);
    await world.later(24 * 60 + 1);
    expect(await world.onlyRow(runs[0].runId)).toMatchObject({ state: 'returned' });
    for (let day = 0; day < 20; day += 1) await world.later(24 * 60 + 1);
    world.razorpayX.goWrong({});
    world.razorpayX.undo(runs[1].transfer.id);
    await world.later();
    expect(await world.onlyRow(runs[1].runId)).toMatchObject({ state: 'returned' });
    expect(await world.unexplained()).toEqual([]);
  });

  it('keeps what was kept as cash', async () => {
    const person = await createEarner(world, '600.00');
    await takeCash(world, person);
    const { cash } = await world.balance(person.id);
    const { transfer } = await paidRun(person.id);
    world.razorpayX.undo(transfer.id);
    await world.later();
    expect(await world.balance(person.id)).toMatchObject({ cash: 0, payable: 60_000 - cash });
  });

  it('is recorded by hand where the run was a file', async () => {
    const person = await createEarner(world);
    const { runId, references } = await world.desk.sendRun(person.id);
    const [reference = ''] = references;
    const utr = nextUtr();
    const back = `${reference},RETURNED,${utr},Account closed`;
    expect((await world.desk.record(runId, back)).body.code).toBe('payout.result-differs');
    expect((await world.desk.record(runId, paidLine(reference, utr), back)).body.data).toEqual({
      recorded: 2,
      known: 0,
    });
    expect((await world.desk.record(runId, back)).body.data).toEqual({ recorded: 0, known: 1 });
    expect(await world.onlyRow(runId)).toMatchObject({ state: 'returned', utr });
    expect(await world.balance(person.id)).toMatchObject({ payable: 20_000 });
    expect(await posted(person.id)).toMatchObject([{ postings: 1 }]);
    expect(await world.unexplained()).toEqual([]);
  });
});

describe('between sending and the provider', () => {
  it.each([
    ['bank-changed', (id: number) => world.look(NEW_BANK, [id, 'verified'])],
    ['bank-missing', (id: number) => world.look(NO_BANK, [id])],
    ['frozen', (id: number) => world.look(FROZEN, [id, new Date(world.now())])],
    ['earnings-changed', (id: number) => earn(world, id, '50.00', 'take')],
  ])('somebody is left out to the last moment: %s', async (why, change) => {
    const person = await createEarner(world);
    const runId = await world.handedRun(person.id);
    const before = world.transfers();
    await change(person.id);
    await world.later();
    expect(await world.desk.run(runId)).toMatchObject({ state: 'done', rows: [{ leftOut: why }] });
    expect(world.transfers()).toBe(before);
  });

  it('an account that cannot be paid to is a failed row', async () => {
    const person = await createEarner(world);
    const runId = await world.handedRun(person.id);
    await world.look(NO_BRANCH, [person.id]);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({
      state: 'failed',
      words: 'The bank account is not one that can be paid to',
    });
  });

  it('a transfer that the provider refuses for good was not sent', async () => {
    const person = await createEarner(world, '500.00');
    const runId = await world.handedRun(person.id);
    await world.look(ODD_KEY, [runId]);
    await world.later();
    expect(await world.onlyRow(runId)).toMatchObject({
      state: 'not-sent',
      words: 'The payouts provider did not take the transfer',
    });
  });
});

describe('each step has its time', () => {
  it('a run is sent once, in one way, after two people', async () => {
    const person = await createEarner(world);
    const { desk } = world;
    expect(await desk.send(999_999)).toMatchObject(refusal('payout.run-not-found'));
    const prepared = (await desk.prepare(person.id)).body.data as { runId: number };
    expect(await desk.send(prepared.runId)).toMatchObject(refusal('payout.run-unconfirmed'));
    await desk.cancel(prepared.runId);
    expect(await desk.send(prepared.runId)).toMatchObject(refusal('payout.run-over'));
    const runId = await world.handedRun(person.id);
    expect(await desk.send(runId)).toMatchObject(refusal('payout.file-taken'));
    expect(await desk.file(runId)).toMatchObject(refusal('payout.file-taken'));
    expect(await desk.cancel(runId)).toMatchObject(refusal('payout.file-taken'));
    const line = { runId: String(runId), results: paidLine('P1') };
    expect(
      await world.sendFields(recordPayoutResults, line, await desk.operator('money')),
    ).toMatchObject(refusal('payout.provider-answers'));
  });

  it('a run of nobody is over', async () => {
    const person = await createEarner(world);
    const runId = await world.agreedRun(person.id);
    await world.look(NEW_BANK, [person.id, 'verified']);
    expect(await world.desk.send(runId)).toMatchObject(refusal('payout.nothing-to-pay'));
    expect(await world.desk.run(runId)).toMatchObject({ state: 'done' });
  });

  it('without a provider there is the file alone', async () => {
    const without = await createMoneyWorld();
    try {
      expect(await withPayoutDesk(without).send(1)).toMatchObject(refusal('payout.no-provider'));
    } finally {
      await without.close();
    }
  });
});
