import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '@karigar/client/network/why-failed';
import { reportError } from '@karigar/client/errors/report-error';
import { accountOf } from '@karigar/client/session/account';
import { returnTo } from '#platform/session/entry';
import { session } from '#platform/session/session';
import { useStepUp } from '#entities/re-authentication/use-step-up';
import { toasts } from '@karigar/client/toast/toasts';
import { saveFile } from '#platform/files/save-file';

/** Nobody can send what still waits here, or read it. */
const drop = async (account: string): Promise<void> => {
  const { dropQueue } = await import('#platform/queue-seal/seal-queue');
  await dropQueue(account);
};

/** Own data: requests a copy, or deletes the account. */
export const useOwnData = () => {
  const say = useSay();
  const navigate = useNavigate();

  const download = useStepUp({
    name: 'export',
    change: () => call(exportMyData, {}),
    onAnswer: (exported) => {
      if (exported.kind !== 'ok') return toasts.bad(whyFailed(exported, say));
      const written = JSON.stringify(exported.data, null, 2);
      saveFile('karigar-data.json', new Blob([written], { type: 'application/json' }));
    },
  });

  const erase = useStepUp({
    name: 'erase',
    change: () => call(eraseMyData, {}),
    onAnswer: async (result) => {
      if (result.kind !== 'ok') return toasts.bad(whyFailed(result, say));
      toasts.good(result.message);
      await drop(accountOf(session.get())).catch(reportError);
      await returnTo.without(() => session.close());
      navigate(pathTo('start'), { replace: true });
    },
  });

  return { download, erase };
};
