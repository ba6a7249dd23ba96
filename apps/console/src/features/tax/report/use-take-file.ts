import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { takeTaxFile } from '@karigar/contract/tax/take-tax-file';
import { saveFile } from '#platform/files/save-file';
import { useWrite } from '#platform/write/use-write';
import { reportMessages as texts } from './report.messages.ts';

/** Saves a paper of the month as a file, with a passkey. */
export const useTakeFile = (month: string) => {
  const say = useSay();
  const { run, isBusy } = useWrite(takeTaxFile, {
    done: ({ data: { name, csv } }) => {
      saveFile(name, csv);
      toasts.good(say(texts.taken, { name }));
    },
    // A repeated key gets its outcome alone: the only reply with the file was lost.
    failure: (failed) =>
      toasts.bad(failed.kind === 'bad-reply' ? say(texts.lost) : whyFailed(failed, say)),
  });
  return { isBusy, take: (paper: 'gst' | 'tds'): void => run({ month, paper }) };
};
