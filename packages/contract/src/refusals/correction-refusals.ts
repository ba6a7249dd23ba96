import { business, type Refusal } from './refusal.ts';

export const ledgerRefusals = {
  'earnings.not-yet': business(
    'The earnings of this job are shown once the work has ended.',
    'इस काम की कमाई काम खत्म होने के बाद दिखेगी।',
  ),
  'earnings.line-not-found': business('This line was not found.', 'यह लाइन नहीं मिली।'),
  'case.question-missing': business(
    'Write in a few words what is wrong.',
    'कुछ शब्दों में लिखें कि क्या गलत है।',
  ),
  'case.too-many-today': business(
    'You have asked 20 questions today. Please try again tomorrow.',
    'आज आप 20 सवाल पूछ चुके हैं। कल फिर कोशिश करें।',
  ),
  'case.not-found': business('This case was not found.', 'यह सवाल नहीं मिला।'),
  'case.already-answered': business(
    'This case has already been answered.',
    'इस सवाल का जवाब दिया जा चुका है।',
  ),
  'deposit.nothing-to-deposit': business(
    'You have no cash to deposit.',
    'आपके पास जमा करने के लिए नकद नहीं है।',
  ),
  'deposit.too-much': business(
    'This is more than the cash you have to deposit.',
    'यह आपके जमा करने वाले नकद से ज़्यादा है।',
  ),
  'deposit.reference-missing': business(
    'Write the number on the slip or of the transfer.',
    'पर्ची या ट्रांसफ़र का नंबर लिखें।',
  ),
  'deposit.not-found': business('This deposit was not found.', 'यह जमा नहीं मिला।'),
  'deposit.already-answered': business(
    'This deposit has already been answered.',
    'इस जमा का जवाब दिया जा चुका है।',
  ),
  'correction.reason-missing': business(
    'Give a reason the serviceman can read.',
    'ऐसा कारण लिखें, जिसे कारीगर पढ़ सकें।',
  ),
  'correction.amount-invalid': business(
    'This amount does not fit what was recorded.',
    'यह रकम दर्ज रकम से मेल नहीं खाती।',
  ),
  'payment.not-found': business('This payment was not found.', 'यह पेमेंट नहीं मिला।'),
  'payment.already-reversed': business(
    'This payment has already been taken back.',
    'यह पेमेंट पहले ही वापस लिया जा चुका है।',
  ),
  'payment.already-refunded': business(
    'Part of this payment has been refunded, so it cannot be taken back.',
    'इस पेमेंट का रिफ़ंड हो चुका है, इसलिए इसे वापस नहीं लिया जा सकता।',
  ),
  'refund.more-than-paid': business(
    'This is more than the customer has paid.',
    'यह ग्राहक के दिए पैसे से ज़्यादा है।',
  ),
  'tip.not-paid-yet': business(
    'A tip can be given once the job is paid.',
    'टिप काम का पेमेंट होने के बाद दी जा सकती है।',
  ),
  'tip.already-given': business(
    'A tip is already recorded for this job.',
    'इस काम की टिप पहले ही दर्ज है।',
  ),
  'tip.amount-invalid': business(
    'A tip can be from ₹1 to ₹5,000.',
    'टिप ₹1 से ₹5,000 तक हो सकती है।',
  ),
  'payout.nothing-to-pay': business('There is nothing to pay out.', 'भुगतान के लिए कुछ बाकी नहीं है।'),
  'payout.bank-missing': business(
    'The serviceman has not saved bank details yet.',
    'कारीगर ने अभी बैंक की जानकारी नहीं दी है।',
  ),
  'payout.reference-missing': business(
    'Write the number of the bank transfer.',
    'बैंक ट्रांसफ़र का नंबर लिखें।',
  ),
} as const satisfies Record<string, Refusal>;
