import { LONGEST_PASSKEY_NAME } from '@karigar/domain/identity/passkeys';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { formText } from '@karigar/client/form/form-text';
import { useSay } from '@karigar/client/i18n/use-say';
import type { PasskeyNamed } from './passkey-sheets.ts';
import { passkeysMessages as texts } from './passkeys.messages.ts';
import type { usePasskeys } from './use-passkeys.ts';

const FORM = 'passkey-name';

export const PasskeyNameSheet = ({
  open,
  passkey,
  onClose,
  rename,
}: {
  open: boolean;
  passkey: PasskeyNamed | null;
  onClose: () => void;
  rename: ReturnType<typeof usePasskeys>['rename'];
}) => {
  const say = useSay();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.name)}
      closeLabel={say(texts.close)}
      footer={
        <Button type="submit" form={FORM} block busy={rename.isBusy} busyLabel={say(texts.saving)}>
          {say(texts.save)}
        </Button>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const name = formText(new FormData(event.currentTarget), 'name');
          if (passkey !== null) rename.run({ passkeyId: passkey.id, name });
        }}
      >
        <TextField
          name="name"
          label={say(texts.name)}
          maxLength={LONGEST_PASSKEY_NAME}
          autoComplete="off"
          defaultValue={passkey?.name}
        />
      </form>
    </Sheet>
  );
};
