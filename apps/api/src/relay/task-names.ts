/** The jobs that the worker runs. Triggers of the database add some of them to the outbox. */
export type TaskName =
  | 'dispatch-booking'
  | 'ring'
  | 'send-completion-otp'
  | 'send-invite'
  | 'send-notice'
  | 'send-otp'
  | 'send-push'
  | 'send-test-push'
  | 'send-unseen-sms';
