/** Every screen of the console that the documents show, in their order. */
export const CONSOLE_PICTURES = [
  'console-login',
  'console-login-other-way',
  'console-invite',
  'console-waiting',
  'console-dispatch',
  'console-kyc',
  'console-second-person',
  'console-bookings',
  'console-record',
  'console-operators',
  'console-settings',
] as const;
export type ConsolePicture = (typeof CONSOLE_PICTURES)[number];
