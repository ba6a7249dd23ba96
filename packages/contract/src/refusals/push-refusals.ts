import { business, type Refusal } from './refusal.ts';

export const pushRefusals = {
  'push.off': business('Alerts are switched off for everyone right now.', 'अभी सबके लिए अलर्ट बंद हैं।'),
  'push.endpoint-refused': business(
    'This browser cannot receive alerts. Please use Chrome.',
    'इस ब्राउज़र में अलर्ट नहीं आ सकते। Chrome इस्तेमाल करें।',
  ),
  'push.not-subscribed': business(
    'Alerts are off on this phone. Turn them on first.',
    'इस फ़ोन पर अलर्ट बंद हैं। पहले चालू करें।',
  ),
  'push.tested-just-now': business(
    'A test alert was sent just now. Please wait a few seconds.',
    'टेस्ट अलर्ट अभी भेजा गया है। कुछ सेकंड रुकें।',
  ),
} as const satisfies Record<string, Refusal>;
