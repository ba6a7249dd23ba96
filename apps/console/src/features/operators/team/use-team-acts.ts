import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import type { CallFailed } from '@karigar/contract/call-result';
import { closeOperator } from '@karigar/contract/operators/close-operator';
import { saveDesks } from '@karigar/contract/operators/save-desks';
import type { Desk, Held } from '@karigar/domain/console/desks';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import type { Operator } from './team-query.ts';

const READ_AGAIN = [{ queryKey: liveKey.operators }, { queryKey: liveKey.countersigns }];

/** No desk is sent as no field. */
const some = (desks: readonly Desk[]): Desk[] | undefined =>
  desks.length === 0 ? undefined : [...desks];

/** What an admin does with an operator. A refusal says that something changed: the team is read again. */
export const useTeamActs = (
  { accountId, desks: seen }: Operator,
  onFault: (words: string) => void,
  onSaved: () => void,
) => {
  const say = useSay();
  const options = {
    done: ({ message }: { readonly message: string }) => {
      toasts.good(message);
      onSaved();
    },
    failure: (failed: CallFailed<typeof saveDesks> | CallFailed<typeof closeOperator>) =>
      onFault(whyFailed(failed, say)),
    invalidates: READ_AGAIN,
  };
  const saving = useWrite(saveDesks, options);
  const closing = useWrite(closeOperator, options);
  return {
    isBusy: saving.isBusy || closing.isBusy,
    save: ({ desks, cityId }: Held, reason: string): void => {
      const where = cityId === null ? {} : { cityId };
      saving.run({ accountId, desks: some(desks), seen: some(seen), ...where, reason });
    },
    close: (reason: string): void => closing.run({ accountId, reason }),
  };
};
