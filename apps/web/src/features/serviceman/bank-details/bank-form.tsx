import type { Profile } from '@karigar/contract/profile/get-profile';
import { bankOfIfsc } from '@karigar/domain/bank/bank-of-ifsc';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { draftMessages } from '#platform/draft/draft.messages';
import { DockedForm } from '#platform/form/docked-form.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { PayoutPauseNote } from '#entities/earnings/payout-pause-note.tsx';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import { AccountNumberField } from './account-number-field.tsx';
import { bankDetailsMessages as texts } from './bank-details.messages.ts';
import styles from './bank-form.module.css';
import type { BankField } from './check-bank-details.ts';
import { useSaveBank } from './use-save-bank.ts';

const IFSC_LENGTH = 11;

/** Cut after removing spaces, so that a pasted code loses nothing. */
const codeIn = (written: string): string =>
  written
    .replaceAll(/[^\dA-Z]/gi, '')
    .slice(0, IFSC_LENGTH)
    .toUpperCase();

export const BankForm = ({ profile }: { profile: Profile }) => {
  const say = useSay();
  const { values, faults, isDraft, save, submit, leave, change } = useSaveBank(profile);
  const hint = bankOfIfsc(values.ifsc);
  const typed = (name: BankField) => ({
    name,
    label: say(texts[name]),
    error: faults[name],
    value: values[name],
    ...(isDraft(name) && { help: say(draftMessages.draft) }),
    onBlur: () => leave(name),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const ifscHelp = (): string => {
    if (hint === null) return say(texts.ifscHelp);
    const { bank, branch } = hint;
    return branch === null ? bank : say(texts.bankAndBranch, { bank, branch });
  };
  return (
    <>
      <DockedForm
        id="bank-details"
        gap={5}
        onSubmit={submit}
        isBusy={save.isBusy}
        label={say(texts.update)}
        busyLabel={say(texts.updating)}
      >
        <PayoutPauseNote of={profile.payoutPause} />
        <Callout tone="info" icon="shield">
          {say(texts.onlyToPay)}
        </Callout>
        <TextField {...typed('bankName')} maxLength={200} autoComplete="off" />
        <TextField {...typed('holderName')} maxLength={200} autoComplete="name" />
        <AccountNumberField
          value={values.accountNumber}
          mask={profile.accountNumber}
          error={faults.accountNumber}
          isDraft={isDraft('accountNumber')}
          onChange={(value) => change('accountNumber', value)}
          onLeave={() => leave('accountNumber')}
        />
        <TextField
          {...typed('ifsc')}
          className={styles['code']}
          help={
            <span role="status">{isDraft('ifsc') ? say(draftMessages.draft) : ifscHelp()}</span>
          }
          onChange={({ target }) => change('ifsc', codeIn(target.value))}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </DockedForm>
      <StepUpSheet asked={save.proof} />
    </>
  );
};
