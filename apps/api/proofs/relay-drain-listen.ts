import { connectNatsBus } from '#platform/nats-bus';
import { hintSubject, type SentHint } from '#relay/relay';

/** Receives the hints of many accounts, as a live connection would. */
export const listenToHints = async (natsUrl: string, accounts: Iterable<number>) => {
  const bus = await connectNatsBus(natsUrl);
  const heard = new Map<number, Set<number>>();
  let received = 0;
  for (const account of accounts) {
    const sequences = new Set<number>();
    heard.set(account, sequences);
    bus.subscribe(hintSubject(account), (sent) => {
      received += 1;
      sequences.add((sent as SentHint).hint.sequence);
    });
  }
  await bus.flush();
  return {
    received: () => received,
    /** Sequence numbers up to the account's latest that never arrived. */
    missing: (account: number, latest: number): number =>
      Array.from({ length: latest }, (_, at) => at + 1).filter(
        (sequence) => !heard.get(account)?.has(sequence),
      ).length,
    close: () => bus.close(),
  };
};
