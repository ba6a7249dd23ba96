import { business, type Refusal } from './refusal.ts';

export const exceptionRefusals = {
  'delay.too-long': business(
    'This is more than two hours late. Please call the customer, or give the job back.',
    'यह दो घंटे से ज़्यादा की देरी है। ग्राहक को कॉल करें या काम वापस करें।',
  ),
  'door.not-known': business(
    'We do not know the location of this address. Please call our support.',
    'इस पते की लोकेशन हमें नहीं पता। कृपया सहायता को कॉल करें।',
  ),
  'door.too-far': business(
    'Your phone is not near this address yet.',
    'आपका फ़ोन अभी इस पते के पास नहीं है।',
  ),
  'not-home.not-arrived': business('First tap “I have arrived”.', 'पहले “मैं पते पर हूँ” दबाएँ।'),
  'not-home.too-early': business(
    'Please wait 10 minutes from the agreed time or from your arrival.',
    'तय समय से, या आपके आने से, 10 मिनट रुकें।',
  ),
  'not-home.call-first': business(
    'Please call the customer twice from here first.',
    'पहले यहाँ से ग्राहक को दो बार कॉल करें।',
  ),
  'visit.nothing-due': business(
    'This booking has no visit to settle.',
    'इस बुकिंग में किसी विज़िट का हिसाब बाकी नहीं है।',
  ),
  'visit.no-case': business(
    'This booking has no visit waiting for a decision.',
    'इस बुकिंग की कोई विज़िट फ़ैसले के इंतज़ार में नहीं है।',
  ),
  'completion-code.no-phone': business(
    'The customer has no mobile number with us.',
    'ग्राहक का मोबाइल नंबर हमारे पास नहीं है।',
  ),
  'completion-code.sent-enough': business(
    'The OTP was sent three times already. Please call our support.',
    'OTP तीन बार भेजा जा चुका है। कृपया सहायता को कॉल करें।',
  ),
  'completion-code.just-sent': business(
    'The OTP was sent a moment ago. Please wait a minute.',
    'OTP अभी भेजा गया है। एक मिनट रुकें।',
  ),
  'override.reason-missing': business(
    'Give a reason why there is no code.',
    'कारण लिखें कि कोड क्यों नहीं मिल सकता।',
  ),
  'override.too-many': business(
    'You have asked for 20 overrides in a day.',
    'आप एक दिन में 20 अनुरोध कर चुके हैं।',
  ),
  'override.not-asked': business(
    'Nobody has asked for this in the last day.',
    'पिछले एक दिन में किसी ने यह अनुरोध नहीं किया।',
  ),
  'override.same-person': business(
    'Somebody other than the person who asked must confirm.',
    'जिसने अनुरोध किया, उसके अलावा किसी और को पुष्टि करनी होगी।',
  ),
} as const satisfies Record<string, Refusal>;
