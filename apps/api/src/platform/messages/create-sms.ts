import { createGatewaySms, type Sms } from './sms.ts';
import { createGupshup } from './gupshup.ts';
import { createMsg91 } from './msg91.ts';
import type { SmsProvider } from './sms-settings.ts';

/** Throws where a text has no template. */
export const createSms = ({ name, setup }: SmsProvider): Sms => {
  switch (name) {
    case 'generic':
      return createGatewaySms(setup);
    case 'msg91':
      return createMsg91(setup);
    case 'gupshup':
      return createGupshup(setup);
  }
};
