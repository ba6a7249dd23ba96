/** The jobs that the worker runs. Triggers of the database add some of them to the outbox. */
export type TaskName =
  | 'dispatch-booking'
  | 'pay-revisit'
  | 'read-gateway-event'
  | 'ring'
  | 'ring-alarm'
  | 'send-completion-otp'
  | 'send-invite'
  | 'send-message'
  | 'send-notice'
  | 'send-otp'
  | 'send-push'
  | 'send-test-push'
  | 'send-unseen-sms'
  | 'settle-online-payments'
  | 'withhold-tax';
