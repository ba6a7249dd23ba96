import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { useSay } from '@karigar/client/i18n/use-say';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import { isPasskeyNamed } from './passkey-sheets.ts';
import { PasskeyNameSheet } from './passkey-name-sheet.tsx';
import { PasskeysSheet } from './passkeys-sheet.tsx';
import { passkeysMessages as texts } from './passkeys.messages.ts';
import { usePasskeys } from './use-passkeys.ts';

/** The sheets of passkeys: the list, the code before a new one, a new name, the question before one goes. */
export const Passkeys = () => {
  const say = useSay();
  const { sheet, showList, add, rename, remove } = usePasskeys();
  const chosen = isPasskeyNamed(sheet.about) ? sheet.about : null;
  return (
    <>
      <PasskeysSheet
        open={sheet.open === 'passkeys'}
        onClose={sheet.close}
        isAdding={add.isBusy}
        onAdd={add.run}
        onRename={(passkey) => sheet.show('rename-passkey', passkey)}
        onRemove={(passkey) => sheet.show('remove-passkey', passkey)}
      />
      <StepUpSheet asked={add.proof} />
      <PasskeyNameSheet
        key={chosen?.id}
        open={sheet.open === 'rename-passkey'}
        passkey={chosen}
        onClose={showList}
        rename={rename}
      />
      <ConfirmDialog
        open={sheet.open === 'remove-passkey'}
        onOpenChange={(next) => !next && showList()}
        title={say(texts.removeQuestion)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.remove),
          danger: true,
          onPress: () => {
            if (chosen !== null) remove.run({ passkeyId: chosen.id });
            showList();
          },
        }}
      >
        {say(texts.removeHelp, { name: chosen?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
};
