import { business, type Refusal } from './refusal.ts';

export const upiRefusals = {
  'upi.not-found': business('No such UPI request.', 'ऐसा कोई UPI अनुरोध नहीं मिला।'),
  'upi.not-waiting': business(
    'This UPI request has already been answered.',
    'इस UPI अनुरोध का जवाब दिया जा चुका है।',
  ),
  'upi.bank-reference-missing': business(
    'Write the number of the transfer from the bank’s statement.',
    'बैंक स्टेटमेंट से ट्रांसफर का नंबर लिखें।',
  ),
} as const satisfies Record<string, Refusal>;
