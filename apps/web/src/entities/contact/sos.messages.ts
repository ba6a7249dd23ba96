import { msg } from '@lingui/core/macro';

export const sosMessages = {
  title: msg`SOS`,
  close: msg`Close`,
  lead: msg`Hold the button for two seconds. Our team sees your booking and, if you allow it, about where you are, and calls you within a minute. The other side is not told.`,
  leave: msg`You may leave at any time. Leaving for your safety costs nothing and does not count against you.`,
  hold: msg`Hold to send`,
  sending: msg`Sending...`,
  sent: msg`Our team knows since {time} and calls you. In danger call 112 now.`,
  notSent: msg`It did not reach us. Send the SMS or call now, or hold again.`,
  call112: msg`Call 112`,
  sms112: msg`SMS to 112`,
  smsTrusted: msg`SMS to somebody you trust`,
  smsText: msg`SOS. I need help. Karigar booking {no}. {place}`,
  smsPlace: msg`I am at about {latitude}, {longitude}.`,
  safe: msg`I am safe: false alarm`,
  ending: msg`Telling our team...`,
};
