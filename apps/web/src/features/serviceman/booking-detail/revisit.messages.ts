import { msg } from '@lingui/core/macro';

export const revisitMessages = {
  isRevisit: msg`Warranty visit for booking {no}`,
  customerWrote: msg`The customer wrote: {words}`,
  free: msg`The same fault costs the customer nothing. Propose other work as add-ons before you begin it.`,
};
