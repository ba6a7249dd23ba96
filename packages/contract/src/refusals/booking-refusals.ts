import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

export const bookingRefusals = {
  'booking.not-found': business('Booking not found.', 'बुकिंग नहीं मिली।'),
  'booking.not-your-action': business('You are not allowed to do this.', 'आपको इसकी अनुमति नहीं है।'),
  'booking.offer-gone': business('This job is no longer on offer.', 'यह काम अब उपलब्ध नहीं है।'),
  'booking.offer-open': business(
    'The job is still offered to someone.',
    'यह काम अभी किसी और को दिया गया है।',
  ),
  'booking.nobody-available': business(
    'Nobody could take this booking.',
    'इस बुकिंग के लिए कोई उपलब्ध नहीं था।',
  ),
  'booking.not-assigned': business('This booking is not yours yet.', 'यह बुकिंग अभी आपकी नहीं है।'),
  'booking.already-assigned': business(
    'Someone has already taken this job.',
    'यह काम किसी ने ले लिया है।',
  ),
  'booking.not-started': business('Work has not started yet.', 'काम अभी शुरू नहीं हुआ है।'),
  'booking.already-started': business('Work has already started.', 'काम पहले ही शुरू हो चुका है।'),
  'booking.on-hold': business('Work is on hold.', 'काम रुका हुआ है।'),
  'booking.not-on-hold': business('Work is not on hold.', 'काम रुका हुआ नहीं है।'),
  'booking.not-ended': business('Work has not ended yet.', 'काम अभी खत्म नहीं हुआ है।'),
  'booking.already-ended': business('Work has already ended.', 'काम पहले ही खत्म हो चुका है।'),
  'booking.already-completed': business(
    'This booking is already completed.',
    'यह बुकिंग पूरी हो चुकी है।',
  ),
  'booking.cancelled': business('This booking was cancelled.', 'यह बुकिंग रद्द हो चुकी है।'),
  'booking.moved': business(
    'The customer has moved this booking to another time.',
    'ग्राहक ने यह बुकिंग दूसरे समय पर कर दी है।',
  ),
  'booking.still-open': business('This booking is still open.', 'यह बुकिंग अभी खुली है।'),
  'hold.date-not-offered': business(
    'Please choose today or one of the next two days.',
    'आज या अगले दो दिनों में से कोई दिन चुनें।',
  ),
  'otp.mismatch': business('Incorrect OTP. Please try again.', 'OTP गलत है। फिर से कोशिश करें।'),
  'otp.expired': business(
    'This OTP has expired. Ask for a new one.',
    'इस OTP का समय खत्म हो गया। नया OTP लें।',
  ),
  'otp.too-many-tries': business(
    'Too many wrong codes. Ask for a new one.',
    'बहुत बार गलत OTP डाला गया। नया OTP लें।',
  ),
  'add-on.not-found': business(
    'This add-on is not offered for the service.',
    'यह ऐड-ऑन इस सेवा में नहीं है।',
  ),
  'add-on.already-answered': business(
    'This add-on has already been answered.',
    'इस ऐड-ऑन का जवाब दिया जा चुका है।',
  ),
  'add-on.price-changed': {
    ...business('The price has changed. Please check it.', 'कीमत बदल गई है। कृपया देख लें।'),
    details: REFUSAL_DETAILS['add-on.price-changed'],
  },
  'approval.invalid': business(
    'This is not the customer’s approval of these add-ons.',
    'यह इन ऐड-ऑन के लिए ग्राहक की मंज़ूरी नहीं है।',
  ),
  'approval.used': business('This approval was used before.', 'यह मंज़ूरी पहले ही इस्तेमाल हो चुकी है।'),
  'approval.expired': business(
    'This approval is too old. Ask the customer again.',
    'यह मंज़ूरी बहुत पुरानी है। ग्राहक से फिर पूछें।',
  ),
  'subscription.not-found': business('Package not found.', 'पैकेज नहीं मिला।'),
  'payment.work-not-ended': business(
    'Payment is taken after the work has ended.',
    'पेमेंट काम खत्म होने के बाद लिया जाता है।',
  ),
  'payment.nothing-due': business('No pending amount.', 'कोई रकम बाकी नहीं है।'),
  'payment.amount-not-due': business(
    'This is not the amount due. Please check it.',
    'यह बाकी रकम के बराबर नहीं है। कृपया देख लें।',
  ),
  'payment.mode-not-offered': business('Only cash is accepted.', 'केवल नकद लिया जाता है।'),
  'booking.too-late-to-cancel': business(
    'It is too late to cancel here. Please ask us for help.',
    'यहाँ रद्द करने का समय निकल गया है। कृपया हमसे मदद लें।',
  ),
  'booking.too-late-to-move': business(
    'It is too late to change the time here. Please ask us for help.',
    'यहाँ समय बदलने का वक़्त निकल गया है। कृपया हमसे मदद लें।',
  ),
  'rating.not-completed': business(
    'You can rate when the work is completed.',
    'काम पूरा होने पर आप रेटिंग दे सकते हैं।',
  ),
  'rating.already-given': business(
    'You have already rated this booking.',
    'आप इस बुकिंग की रेटिंग दे चुके हैं।',
  ),
  'chat.message-empty': business('Write a message first.', 'पहले संदेश लिखें।'),
} as const satisfies Record<string, Refusal>;
