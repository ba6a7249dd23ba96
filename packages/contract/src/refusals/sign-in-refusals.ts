import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

export const accountRefusals = {
  'login.identity-not-proven': business(
    'Your number could not be verified. Please log in again.',
    'आपके नंबर की पुष्टि नहीं हो सकी। फिर से लॉगिन करें।',
  ),
  'login.role-needed': business(
    'Please choose if you need a service or do the work.',
    'चुनें: सर्विस चाहिए या काम करना है।',
  ),
  'login.wrong-credentials': business('Email or password is wrong.', 'ईमेल या पासवर्ड गलत है।'),
  'login.too-many-tries': business(
    'Too many tries. Please wait an hour or reset your password.',
    'बहुत बार कोशिश हुई। एक घंटा रुकें या पासवर्ड बदलें।',
  ),
  'role.not-held': business('You do not have this role.', 'यह भूमिका आपके पास नहीं है।'),
  'session.not-found': business(
    'That device is not logged in any more.',
    'वह डिवाइस अब लॉगिन नहीं है।',
  ),
  'otp.too-soon': {
    ...business('Please wait before asking for another OTP.', 'दूसरा OTP माँगने से पहले थोड़ा रुकें।'),
    details: REFUSAL_DETAILS['otp.too-soon'],
  },
  'otp.too-many-sends': business(
    'Too many OTPs were sent. Please try again later.',
    'बहुत बार OTP भेजा गया। थोड़ी देर बाद फिर कोशिश करें।',
  ),
  'captcha.needed': business(
    'Please wait while we check that you are not a robot.',
    'रुकिए, हम जाँच रहे हैं कि आप रोबोट नहीं हैं।',
  ),
  'account.blocked': business(
    'This account is blocked. Contact support to appeal.',
    'यह खाता बंद है। अपील के लिए सहायता से संपर्क करें।',
  ),
  'account.already-exists': business(
    'An account with this email or mobile number already exists.',
    'इस ईमेल या मोबाइल नंबर से खाता पहले से है।',
  ),
  'name.missing': business('Please enter your name.', 'अपना नाम लिखें।'),
  'phone.invalid': business(
    'Enter a 10-digit Indian mobile number.',
    '10 अंकों का भारतीय मोबाइल नंबर लिखें।',
  ),
  'phone.taken': business(
    'Another account uses this mobile number.',
    'यह मोबाइल नंबर किसी और खाते में है।',
  ),
  'email.invalid': business('Enter a valid email address.', 'सही ईमेल पता लिखें।'),
  'email.taken': business('Another account uses this email.', 'यह ईमेल किसी और खाते में है।'),
  'password.too-weak': business(
    'Choose a password of 8 or more characters that is not easy to guess.',
    '8 या अधिक अक्षरों का ऐसा पासवर्ड चुनें जो आसानी से पता न चले।',
  ),
  'step-up.needed': business('Confirm this change with an OTP.', 'इस बदलाव की पुष्टि OTP से करें।'),
  'step-up.no-way': business(
    'There is no mobile number or email we could send an OTP to.',
    'OTP भेजने के लिए कोई मोबाइल नंबर या ईमेल नहीं है।',
  ),
  'phone.proof-needed': business(
    'Confirm the new mobile number with the OTP sent to it.',
    'नए मोबाइल नंबर की पुष्टि उस पर भेजे गए OTP से करें।',
  ),
  'email.proof-needed': business(
    'Confirm the new email with the code sent to it.',
    'नए ईमेल की पुष्टि उस पर भेजे गए कोड से करें।',
  ),
  'contact.invalid': business(
    'Enter a 10-digit mobile number or an email address.',
    '10 अंकों का मोबाइल नंबर या ईमेल पता लिखें।',
  ),
  'second-proof.needed': business(
    'On a new device this number is not enough. Log in with an OTP and confirm that it is you.',
    'नए फ़ोन पर सिर्फ़ यह नंबर काफ़ी नहीं है। OTP से लॉगिन करें और पुष्टि करें कि यह आप हैं।',
  ),
  'second-proof.not-needed': business('There is nothing to confirm.', 'पुष्टि करने के लिए कुछ नहीं है।'),
  'second-proof.mismatch': {
    ...business(
      'These are not the last four characters of a saved number.',
      'ये किसी सेव किए नंबर के आखिरी चार अंक या अक्षर नहीं हैं।',
    ),
    details: REFUSAL_DETAILS['second-proof.mismatch'],
  },
  'second-proof.by-operations': business(
    'Contact support to get back in, or start a new account with this number.',
    'वापस आने के लिए सहायता से संपर्क करें, या इस नंबर से नया खाता बनाएँ।',
  ),
  'password.wrong': business('Password is wrong.', 'पासवर्ड गलत है।'),
  'bank.field-missing': business('Fill in all four bank details.', 'बैंक की चारों जानकारी भरें।'),
  'bank.account-number-invalid': business(
    'An account number has 9 to 18 digits.',
    'खाता संख्या 9 से 18 अंकों की होती है।',
  ),
  'bank.ifsc-invalid': business(
    'This IFSC code is not valid. Example: HDFC0001234',
    'यह IFSC कोड सही नहीं है। उदाहरण: HDFC0001234',
  ),
  'kyc.document-not-found': business('Document not found.', 'दस्तावेज़ नहीं मिला।'),
  'kyc.not-open': business(
    'This document is already with us. Upload again only if it is rejected.',
    'यह दस्तावेज़ हमारे पास है। रिजेक्ट होने पर ही दोबारा अपलोड करें।',
  ),
  'kyc.number-invalid': business('This document number is not valid.', 'यह दस्तावेज़ नंबर सही नहीं है।'),
  'file.not-an-image': business(
    'Only JPEG, PNG or WebP pictures are accepted.',
    'केवल JPEG, PNG या WebP फ़ोटो चलेगी।',
  ),
  'file.too-large': business(
    'The picture is too large. The limit is 12 MB.',
    'फ़ोटो बहुत बड़ी है। सीमा 12 MB है।',
  ),
  'file.unreadable': business(
    'This picture could not be read. Please try another one.',
    'यह फ़ोटो पढ़ी नहीं जा सकी। कोई दूसरी फ़ोटो चुनें।',
  ),
  'file.too-many-today': business(
    'You have sent 20 pictures today. Please try again tomorrow.',
    'आज आप 20 फ़ोटो भेज चुके हैं। कल फिर कोशिश करें।',
  ),
  'notification.always-rings': business(
    'This notification cannot be turned off.',
    'यह सूचना बंद नहीं की जा सकती।',
  ),
  'export.too-many-today': business(
    'You have downloaded your data 3 times today. Please try again tomorrow.',
    'आज आप अपना डेटा 3 बार डाउनलोड कर चुके हैं। कल फिर कोशिश करें।',
  ),
  'erasure.booking-open': business(
    'Your account can be deleted once your running bookings are closed.',
    'चल रही बुकिंग बंद होने के बाद ही खाता हटाया जा सकता है।',
  ),
  'erasure.money-open': business(
    'Your account can be deleted once the money of your bookings is settled.',
    'बुकिंग का हिसाब पूरा होने के बाद ही खाता हटाया जा सकता है।',
  ),
} as const satisfies Record<string, Refusal>;
