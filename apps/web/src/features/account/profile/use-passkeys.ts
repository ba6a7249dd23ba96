import { addPasskey } from '@karigar/contract/passkeys/add-passkey';
import { beginPasskey } from '@karigar/contract/passkeys/begin-passkey';
import { removePasskey } from '@karigar/contract/passkeys/remove-passkey';
import { renamePasskey } from '@karigar/contract/passkeys/rename-passkey';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { whyFailed } from '@karigar/client/network/why-failed';
import { makePasskey } from '@karigar/client/passkeys/passkeys';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { useStepUp } from '#entities/re-authentication/use-step-up';
import { PASSKEY_SHEETS } from './passkey-sheets.ts';
import { passkeysMessages as texts } from './passkeys.messages.ts';
import { passkeys } from './profile.queries.ts';

/** Adds a passkey after the code to the phone; renames and removes one. Each ends at the list. */
export const usePasskeys = () => {
  const say = useSay();
  const queries = useQueryClient();
  const sheet = useSheet(PASSKEY_SHEETS);
  const showList = (): void => sheet.show('passkeys');

  const finish = async (options: string): Promise<void> => {
    const made = await makePasskey(options);
    if (made.kind !== 'given') return toasts.bad(say(texts[made.kind]));
    const added = await call(addPasskey, { credential: made.credential });
    if (added.kind !== 'ok') return toasts.bad(whyFailed(added, say));
    toasts.good(added.message);
    await queries.invalidateQueries(passkeys);
  };

  const add = useStepUp({
    name: 'add-passkey',
    change: () => call(beginPasskey, {}),
    onAnswer: async (begun) => {
      // The code stays valid for minutes: another attempt needs no other one.
      if (begun.kind === 'ok') await finish(begun.data.options);
      else toasts.bad(whyFailed(begun, say));
      showList();
    },
  });

  const rename = useWrite(renamePasskey, {
    invalidates: [passkeys],
    done: ({ message }) => {
      toasts.good(message);
      showList();
    },
  });
  const remove = useWrite(removePasskey, { invalidates: [passkeys] });

  return { sheet, showList, add, rename, remove };
};
