import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { cancelPayoutRun } from '@karigar/contract/payouts/cancel-payout-run';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { sendPayoutRun } from '@karigar/contract/payouts/send-payout-run';
import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { payoutsMessages as texts } from './payouts.messages.ts';
import type { Run } from './payout-queries.ts';
import { saveFile } from '#platform/files/save-file';

const READ_AGAIN = [{ queryKey: liveKey.payoutRuns }, { queryKey: liveKey.countersigns }];

/** The steps of a run. A refusal says that something changed: the run is read again. */
export const useRunActs = (
  { id: runId, people, amount }: Run,
  onFault: (words: string) => void,
  onRecorded: () => void,
) => {
  const say = useSay();
  const failure = (failed: Parameters<typeof whyFailed>[0]) => onFault(whyFailed(failed, say));
  const confirming = useWrite(confirmPayoutRun, { failure, invalidates: READ_AGAIN });
  const cancelling = useWrite(cancelPayoutRun, { failure, invalidates: READ_AGAIN });
  const sending = useWrite(sendPayoutRun, {
    done: ({ data: { transfers } }) => toasts.good(say(texts.sent, { count: String(transfers) })),
    failure,
    invalidates: READ_AGAIN,
  });
  const taking = useWrite(takePayoutFile, {
    done: ({ data: { name, csv } }) => {
      saveFile(name, csv);
      toasts.good(say(texts.fileTaken, { name }));
    },
    // A repeated key gets its outcome alone: the only reply with the file was lost.
    failure: (failed) =>
      onFault(failed.kind === 'bad-reply' ? say(texts.fileLost) : whyFailed(failed, say)),
    invalidates: READ_AGAIN,
  });
  const recording = useWrite(recordPayoutResults, {
    done: ({ data: { recorded, known } }) => {
      toasts.good(say(texts.recorded, { recorded: String(recorded), known: String(known) }));
      onRecorded();
    },
    failure: (failed) => {
      const details = failed.kind === 'refused' ? failed.details : null;
      const why = whyFailed(failed, say);
      onFault(details === null ? why : say(texts.wrongLine, { line: String(details.line), why }));
    },
    invalidates: READ_AGAIN,
  });
  return {
    isBusy: [confirming, cancelling, sending, taking, recording].some(({ isBusy }) => isBusy),
    confirm: (): void => confirming.run({ runId, people, amount }),
    cancel: (): void => cancelling.run({ runId }),
    send: (): void => sending.run({ runId }),
    takeFile: (): void => taking.run({ runId }),
    record: (results: string): void => recording.run({ runId, results }),
  };
};
