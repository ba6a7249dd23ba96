import { displayDateTime, displayDay, displayTime } from '@karigar/domain/dates/display-date';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { text, type Language, type LocalizedText } from '@karigar/domain/language';
import { paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import {
  isNotificationKind,
  type NotificationKind,
} from '@karigar/domain/notifications/notification-kinds';

/** Text by kind. {names} are filled from the notification's details. */
const TEXTS: Readonly<Record<NotificationKind, LocalizedText>> = {
  welcome: text('Welcome to Karigar.', 'कारीगर में आपका स्वागत है।'),
  'account-claimed': text(
    'Your mobile number is confirmed. The earlier password and email of this account were removed.',
    'आपका मोबाइल नंबर पक्का हो गया। इस खाते का पुराना पासवर्ड और ईमेल हटा दिया गया।',
  ),
  'booking-assigned': text(
    'Booking {bookingNo} is assigned to you.',
    'बुकिंग {bookingNo} आपको दी गई है।',
  ),
  'job-offered': text('A job is offered to you: {bookingNo}.', 'आपके लिए एक काम है: {bookingNo}।'),
  'nobody-yet': text(
    'Nobody has taken booking {bookingNo} yet. Our team is looking until {by}. If nobody can come, it is cancelled free of charge. You can choose another time.',
    'बुकिंग {bookingNo} के लिए अभी कोई तय नहीं हुआ। हमारी टीम {by} तक ढूँढ रही है। कोई न मिले तो बुकिंग मुफ़्त में रद्द हो जाएगी। आप दूसरा समय चुन सकते हैं।',
  ),
  'nobody-came': text(
    'We are sorry: nobody could come for booking {bookingNo}. It is cancelled, and nothing is charged.',
    'माफ़ कीजिए, बुकिंग {bookingNo} के लिए कोई नहीं आ सका। बुकिंग रद्द हो गई है और आपको कुछ नहीं देना है।',
  ),
  'given-back': text(
    'The serviceman cannot come for booking {bookingNo}. We are looking for another until {by}.',
    'बुकिंग {bookingNo} के लिए कारीगर नहीं आ पाएँगे। हम {by} तक दूसरे कारीगर को ढूँढ रहे हैं।',
  ),
  'given-back-late': text(
    'We are sorry: the serviceman cannot come for booking {bookingNo} after all. We are looking for another until {by}.',
    'माफ़ कीजिए, बुकिंग {bookingNo} के लिए कारीगर नहीं आ पाएँगे। हम {by} तक दूसरे कारीगर को ढूँढ रहे हैं।',
  ),
  'running-late': text(
    'The serviceman of booking {bookingNo} is running late. New time: {at}.',
    'बुकिंग {bookingNo} के कारीगर को देर हो रही है। नया समय: {at}।',
  ),
  overdue: text(
    'The serviceman of booking {bookingNo} has not come yet and has not told us why. Our team is looking into it.',
    'बुकिंग {bookingNo} के कारीगर अभी नहीं आए हैं और कारण नहीं बताया है। हमारी टीम देख रही है।',
  ),
  'at-your-door': text(
    'The serviceman of booking {bookingNo} is at your door. If nobody opens, the visit is charged.',
    'बुकिंग {bookingNo} के कारीगर आपके दरवाज़े पर हैं। दरवाज़ा न खुलने पर विज़िट का पैसा लगेगा।',
  ),
  'nobody-home': text(
    'Nobody was home for booking {bookingNo}. It is cancelled, and {amount} is due for the visit. If this is wrong, open the booking and ask for help.',
    'बुकिंग {bookingNo} के समय घर पर कोई नहीं था। बुकिंग रद्द हुई और विज़िट के {amount} बाकी हैं। अगर यह गलत है, तो बुकिंग खोलकर मदद माँगें।',
  ),
  'visit-paid': text(
    'Nobody was home for booking {bookingNo}. You get {amount} for the visit with your next payout.',
    'बुकिंग {bookingNo} के समय घर पर कोई नहीं था। विज़िट के {amount} आपको अगले भुगतान में मिलेंगे।',
  ),
  'visit-missed': text(
    'The serviceman of booking {bookingNo} reports that nobody opened at {at}. Nothing is charged for now: our team is looking into it. If this is wrong, open the booking and ask for help.',
    'बुकिंग {bookingNo} के कारीगर ने बताया है कि {at} पर किसी ने दरवाज़ा नहीं खोला। अभी कुछ नहीं देना है: हमारी टीम देख रही है। अगर यह गलत है, तो बुकिंग खोलकर मदद माँगें।',
  ),
  'visit-not-charged': text(
    'Booking {bookingNo} is cancelled because nobody opened. Nothing is charged for the visit.',
    'बुकिंग {bookingNo} रद्द हुई, क्योंकि दरवाज़ा नहीं खुला। विज़िट का कोई पैसा नहीं लगेगा।',
  ),
  'visit-not-paid': text(
    'The visit of booking {bookingNo} is not paid: {reason}. If this is wrong, ask for help.',
    'बुकिंग {bookingNo} की विज़िट का पैसा नहीं मिलेगा: {reason}। अगर यह गलत है, तो मदद माँगें।',
  ),
  'visit-settled': text(
    'The visit of booking {bookingNo} is paid: {amount}.',
    'बुकिंग {bookingNo} की विज़िट का पेमेंट हो गया: {amount}।',
  ),
  'visit-waived': text(
    "You don't need to pay {amount} for the visit of booking {bookingNo}: {reason}.",
    'बुकिंग {bookingNo} की विज़िट के {amount} आपको नहीं देने हैं: {reason}।',
  ),
  'completed-by-team': text(
    'Our team has completed booking {bookingNo} without the OTP.',
    'हमारी टीम ने बुकिंग {bookingNo} बिना OTP के पूरी कर दी है।',
  ),
  'work-started': text(
    'Work on booking {bookingNo} has started.',
    'बुकिंग {bookingNo} का काम शुरू हो गया है।',
  ),
  'work-held': text(
    'Work on booking {bookingNo} is on hold until {until}.',
    'बुकिंग {bookingNo} का काम {until} तक रुका है।',
  ),
  'work-resumed': text(
    'Work on booking {bookingNo} has resumed.',
    'बुकिंग {bookingNo} का काम फिर शुरू हो गया है।',
  ),
  'work-ended': text(
    'Work on booking {bookingNo} has ended. Tell the serviceman your completion OTP if all is well.',
    'बुकिंग {bookingNo} का काम खत्म हो गया है। सब ठीक हो तो कारीगर को अपना OTP बताएँ।',
  ),
  'work-completed': text('Booking {bookingNo} is completed.', 'बुकिंग {bookingNo} पूरी हो गई है।'),
  'add-ons-proposed': text(
    'New add-ons for booking {bookingNo} wait for your answer.',
    'बुकिंग {bookingNo} के नए ऐड-ऑन आपके जवाब के इंतज़ार में हैं।',
  ),
  'add-on-accepted': text(
    'The customer accepted {name} for booking {bookingNo}.',
    'ग्राहक ने बुकिंग {bookingNo} के लिए {name} मंज़ूर किया।',
  ),
  'add-on-rejected': text(
    'The customer rejected {name} for booking {bookingNo}.',
    'ग्राहक ने बुकिंग {bookingNo} के लिए {name} नामंज़ूर किया।',
  ),
  'payment-received': text(
    'Payment of {amount} received for booking {bookingNo}.',
    'बुकिंग {bookingNo} के लिए {amount} का पेमेंट मिला।',
  ),
  'add-ons-lapsed': text(
    'Add-ons of booking {bookingNo} were not approved before the work ended. They are not billed.',
    'बुकिंग {bookingNo} के कुछ ऐड-ऑन काम खत्म होने तक मंज़ूर नहीं हुए। उनका बिल नहीं बनेगा।',
  ),
  'add-ons-late': text(
    'Add-ons for booking {bookingNo} came after the work ended. You are not billed for them.',
    'बुकिंग {bookingNo} के ऐड-ऑन काम खत्म होने के बाद आए। उनका बिल आपसे नहीं लिया जाएगा।',
  ),
  'approval-arrived': text(
    'Your approval for booking {bookingNo} has arrived. Add-ons of {amount} are on the bill.',
    'बुकिंग {bookingNo} के लिए आपकी मंज़ूरी मिल गई है। {amount} के ऐड-ऑन बिल में जुड़ गए हैं।',
  ),
  'late-cash': text(
    'Your cash of {amount} for booking {bookingNo} could not be recorded, because the booking had changed. Please keep it. Our team will reply by {until}.',
    'बुकिंग {bookingNo} के आपके {amount} नकद दर्ज नहीं हो पाए, क्योंकि बुकिंग बदल चुकी थी। नकद अपने पास रखें। हमारी टीम {until} तक आपको जवाब देगी।',
  ),
  'late-cash-reported': text(
    'A serviceman reports {amount} in cash from you for booking {bookingNo}, which had changed by then. You do not pay twice. Our team will reply by {until}.',
    'कारीगर ने बताया है कि बुकिंग {bookingNo} के लिए आपसे {amount} नकद मिले, पर तब तक बुकिंग बदल चुकी थी। आपको दो बार पैसे नहीं देने होंगे। हमारी टीम {until} तक आपको जवाब देगी।',
  ),
  'late-work': text(
    'Your work on booking {bookingNo} reached us after the booking was cancelled or given to someone else. It is recorded, and our team will reply by {until}.',
    'बुकिंग {bookingNo} पर आपका काम हम तक तब पहुँचा जब बुकिंग रद्द हो चुकी थी या किसी और को दी जा चुकी थी। आपका काम दर्ज है, और हमारी टीम {until} तक आपको जवाब देगी।',
  ),
  'late-work-reported': text(
    'A serviceman reports work on booking {bookingNo} from before they heard that it had changed. You are not billed for it. Our team will look into it by {until}.',
    'कारीगर ने बताया है कि बुकिंग {bookingNo} पर बदलाव की खबर मिलने से पहले काम हुआ। इसका बिल आपसे नहीं लिया जाएगा। हमारी टीम {until} तक इसे देखेगी।',
  ),
  'late-code': text(
    'The OTP of booking {bookingNo} reached us after it had expired. Ask the customer for a new one, or our team will help by {until}.',
    'बुकिंग {bookingNo} का OTP हम तक समय निकलने के बाद पहुँचा। ग्राहक से नया OTP लें, नहीं तो हमारी टीम {until} तक मदद करेगी।',
  ),
  'late-code-reported': text(
    'Your OTP for booking {bookingNo} reached us after it had expired. Open the booking for a new one, or our team will help by {until}.',
    'बुकिंग {bookingNo} का आपका OTP हम तक समय निकलने के बाद पहुँचा। नए OTP के लिए बुकिंग खोलें, नहीं तो हमारी टीम {until} तक मदद करेगी।',
  ),
  'late-start': text(
    'The customer had moved booking {bookingNo} to another day. Your start counts, and the booking is back on {day}.',
    'ग्राहक ने बुकिंग {bookingNo} दूसरे दिन के लिए कर दी थी। आपका काम शुरू माना गया है, और बुकिंग फिर से {day} की है।',
  ),
  'late-start-reported': text(
    'Work on booking {bookingNo} began on {day}, before the new day you chose reached the serviceman. It is back on that day. If this is wrong, open the booking and ask for help.',
    'बुकिंग {bookingNo} का काम {day} को शुरू हुआ, कारीगर को नए दिन की खबर मिलने से पहले। बुकिंग फिर से उसी दिन की है। अगर यह गलत है, तो बुकिंग खोलकर मदद माँगें।',
  ),
  'tip-received': text(
    'The customer gave you a tip of {amount} for booking {bookingNo}.',
    'ग्राहक ने बुकिंग {bookingNo} के लिए आपको {amount} की टिप दी।',
  ),
  'booking-cancelled': text(
    'The customer cancelled booking {bookingNo}.',
    'ग्राहक ने बुकिंग {bookingNo} रद्द कर दी।',
  ),
  'booking-moved': text(
    'The customer changed the time of booking {bookingNo}.',
    'ग्राहक ने बुकिंग {bookingNo} का समय बदल दिया।',
  ),
  'booking-rated': text(
    'The customer rated your work on booking {bookingNo}.',
    'ग्राहक ने बुकिंग {bookingNo} में आपके काम की रेटिंग दी।',
  ),
  'payment-corrected': text(
    'A payment of booking {bookingNo} was corrected by {amount}: {reason}.',
    'बुकिंग {bookingNo} के पेमेंट में {amount} का सुधार हुआ: {reason}।',
  ),
  'refund-made': text(
    '{amount} of booking {bookingNo} was refunded to the customer: {reason}.',
    'बुकिंग {bookingNo} के {amount} ग्राहक को लौटाए गए: {reason}।',
  ),
  'earnings-corrected': text(
    'Your earnings of booking {bookingNo} were corrected by {amount}: {reason}.',
    'बुकिंग {bookingNo} की आपकी कमाई में {amount} का सुधार हुआ: {reason}।',
  ),
  'deposit-confirmed': text(
    'Your deposit of {amount} has arrived.',
    'आपका {amount} का जमा मिल गया।',
  ),
  'deposit-refused': text(
    'Your deposit of {amount} could not be confirmed: {reason}.',
    'आपके {amount} के जमा की पुष्टि नहीं हो सकी: {reason}।',
  ),
  'payout-sent': text('{amount} was paid to your bank.', '{amount} आपके बैंक में भेजे गए।'),
  'case-answered': text(
    'Your question {caseNo} has been answered.',
    'आपके सवाल {caseNo} का जवाब आ गया है।',
  ),
  'cash-limit-near': text(
    'You have {amount} of cash in hand. Please deposit it soon.',
    'आपके पास {amount} नकद है। कृपया जल्दी जमा करें।',
  ),
  'cash-limit-passed': text(
    'You have {amount} of cash in hand, more than the limit. Please deposit it today.',
    'आपके पास {amount} नकद है, जो सीमा से ज़्यादा है। कृपया आज ही जमा करें।',
  ),
  'serviceman-assigned': text(
    '{name} will come for booking {bookingNo}.',
    'बुकिंग {bookingNo} के लिए {name} आएँगे।',
  ),
  'booking-given-away': text(
    'Booking {bookingNo} was given to another serviceman.',
    'बुकिंग {bookingNo} दूसरे कारीगर को दी गई।',
  ),
  'ticket-acknowledged': text(
    'We are working on your request {ticketNo}.',
    'आपके अनुरोध {ticketNo} पर काम शुरू हो गया है।',
  ),
  'ticket-answered': text(
    'Your request {ticketNo} has been answered.',
    'आपके अनुरोध {ticketNo} का जवाब आ गया है।',
  ),
  'chat-message': text(
    'New message about booking {bookingNo}.',
    'बुकिंग {bookingNo} के बारे में नया संदेश।',
  ),
};

/** For a kind of a newer server, read by an older one during a deployment. */
const UNKNOWN = text('You have a new notification.', 'आपके लिए एक नई सूचना है।');

type Details = Readonly<Record<string, unknown>>;
type Writer = (details: Details, language: Language) => string | null;

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const dayWords = (written: unknown, language: Language): string | null => {
  const day = readWireDate(wordOf(written) ?? '');
  return day === null ? null : displayDay(day, language);
};

const WRITERS: Readonly<Record<string, Writer>> = {
  bookingNo: ({ bookingNo }) => wordOf(bookingNo),
  name: ({ name, nameHi }, language) => wordOf(language === 'hi' ? nameHi : name),
  amount: ({ amount }) =>
    Number.isSafeInteger(amount) ? formatMoney(paise(Number(amount))) : null,
  at: ({ at }) => (Number.isSafeInteger(at) ? displayTime(Number(at)) : null),
  by: ({ by }, language) =>
    Number.isSafeInteger(by) ? displayDateTime(Number(by), language) : null,
  ticketNo: ({ ticketNo }) => wordOf(ticketNo),
  caseNo: ({ caseNo }) => wordOf(caseNo),
  // The sentence has its own full stop.
  reason: ({ reason }) => wordOf(reason)?.replace(/[.।\s]+$/u, '') ?? null,
  until: ({ until }, language) => dayWords(until, language),
  day: ({ day }, language) => dayWords(day, language),
};

/** The text with unfilled {names}. */
export const notificationTemplate = (kind: string): LocalizedText =>
  isNotificationKind(kind) ? TEXTS[kind] : UNKNOWN;

/** A missing value becomes a dash: one bad row must not break the whole list. */
export const notificationText = (kind: string, details: unknown, language: Language): string => {
  const given: Details = typeof details === 'object' && details !== null ? { ...details } : {};
  return notificationTemplate(kind)[language].replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => WRITERS[name]?.(given, language) ?? '–',
  );
};
