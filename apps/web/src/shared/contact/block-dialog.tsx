import { blockPerson } from '@karigar/contract/contact/block-person';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { BookingRef } from '../bookings/booking-ref.ts';
import { useSay } from '../language/use-say.ts';
import { whyFailed } from '../network/why-failed.ts';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../use-action.ts';
import { contactMessages as texts } from './contact.messages.ts';

/** Asks once: from then on nothing comes from the other side of this booking. */
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
    // Their number is gone from what was read.
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
