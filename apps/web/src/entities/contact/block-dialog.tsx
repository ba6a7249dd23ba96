import { blockPerson } from '@karigar/contract/contact/block-person';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { EVERYTHING } from '@karigar/client/write/use-write';
import { useWrite } from '#platform/write/use-write';
import { contactMessages as texts } from './contact.messages.ts';

/** Asks once before blocking the other side of this booking. */
export const BlockDialog = ({
  of,
  name,
  open,
  onClose,
  onBlocked = onClose,
}: {
  of: BookingRef;
  name: string;
  open: boolean;
  onClose: () => void;
  onBlocked?: () => void;
}) => {
  const say = useSay();
  const block = useWrite(blockPerson, {
    done: ({ message }) => {
      toasts.good(message);
      onBlocked();
    },
    // Cached reads still have the phone number.
    invalidates: [EVERYTHING],
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say(texts.blockTitle, { name })}
      cancelLabel={say(texts.cancel)}
      confirm={{
        label: say(texts.block),
        danger: true,
        busy: block.isBusy,
        onPress: () => block.run(of),
      }}
    >
      {say(texts.blockHelp)}
    </ConfirmDialog>
  );
};
