/**
 * What a man does in the field and his phone keeps until it is answered, by name. An app that has become too old may still send it:
 * it drains first, then updates.
 */
export const FIELD_ACTIONS: ReadonlySet<string> = new Set([
  'run-late',
  'start-work',
  'hold-work',
  'resume-work',
  'end-work',
  'verify-completion-otp',
  'propose-add-ons',
  'add-payment',
  'send-chat',
]);
