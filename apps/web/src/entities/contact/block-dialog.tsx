import { blockPerson } from '@karigar/contract/contact/block-person';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { contactMessages as texts } from './contact.messages.ts';

/** Asks once before blocking the other side of this booking. */
export const BlockDialog = ({
  of,
  name,
  open,
  onClose,
}: {
  of: BookingRef;
  name: string;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const queries = useQueryClient();
  const block = useAction(async () => {
    const blocked = await call(blockPerson, of);
    if (blocked.kind !== 'ok') return toasts.bad(whyFailed(blocked, say));
    toasts.good(blocked.message);
    // Cached reads still have the phone number.
    void queries.invalidateQueries();
    onClose();
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
        onPress: () => block.run(),
      }}
    >
      {say(texts.blockHelp)}
    </ConfirmDialog>
  );
};
