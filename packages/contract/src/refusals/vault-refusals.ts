import { business, type Refusal } from './refusal.ts';

export const vaultRefusals = {
  'reveal.reason-missing': business(
    'Give a reason for seeing this number.',
    'यह नंबर देखने का कारण लिखें।',
  ),
  'reveal.nothing-kept': business('No such number is kept.', 'ऐसा कोई नंबर नहीं रखा है।'),
  'reveal.too-many': business(
    'You have opened many numbers in the last hour. Please wait.',
    'पिछले एक घंटे में आप कई नंबर देख चुके हैं। थोड़ा रुकें।',
  ),
} as const satisfies Record<string, Refusal>;
