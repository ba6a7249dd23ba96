/**
 * Names of the calls that a serviceman's phone queues until the server has replied. An outdated app
 * may still send them: it drains its queue first, then updates.
 */
export const FIELD_ACTIONS: ReadonlySet<string> = new Set([
  'run-late',
  'report-missed-visit',
  'start-work',
  'hold-work',
  'resume-work',
  'end-work',
  'verify-completion-otp',
  'propose-add-ons',
  'submit-approval',
  'add-payment',
  'send-chat',
]);
