import { text, type Language, type LocalizedText } from '@karigar/domain/language';

/** Texts of the receipt. GST terms stay English, for the tax office. */
const PAPER = {
  title: text('Tax invoice', 'टैक्स बिल'),
  copy: text('Original for recipient', 'ग्राहक की मूल प्रति'),
  number: text('Invoice no.', 'बिल नंबर'),
  date: text('Date', 'तारीख'),
  order: text('Order ID', 'ऑर्डर आईडी'),
  billedTo: text('Billed to', 'ग्राहक'),
  servedBy: text('Served by', 'काम करने वाले'),
  place: text('Place of supply', 'सेवा का राज्य'),
  total: text('Total', 'कुल'),
  paid: text('Paid', 'भुगतान हो गया'),
  included: text(
    'Prices include GST. Reverse charge: no. Signed digitally; needs no other signature.',
    'कीमतों में GST शामिल है। रिवर्स चार्ज: नहीं। डिजिटल हस्ताक्षर किया हुआ है, अलग से हस्ताक्षर ज़रूरी नहीं।',
  ),
  check: text('Scan to check', 'स्कैन करके जाँचें'),
  taxable: text('Taxable value', 'टैक्स से पहले का मूल्य'),
} as const;

const MODES: Readonly<Record<string, LocalizedText>> = {
  cash: text('in cash', 'नकद'),
  upi: text('by UPI', 'UPI से'),
};

const PAGE = {
  genuine: text('This receipt is genuine', 'यह रसीद असली है'),
  genuineNote: text(
    'It was issued by us and nothing in it was changed.',
    'यह हमने जारी की है और इसमें कुछ बदला नहीं गया है।',
  ),
  notGenuine: text('This receipt could not be confirmed', 'इस रसीद की पुष्टि नहीं हो सकी'),
  notGenuineNote: text(
    'The code is incomplete, was changed, or is not ours. Scan it again, or ask who gave it to you.',
    'कोड अधूरा है, बदला गया है या हमारा नहीं है। फिर से स्कैन करें, या जिसने दी है उनसे पूछें।',
  ),
  notPaid: text('Not paid in full at the moment', 'अभी पूरा भुगतान नहीं हुआ है'),
  service: text('Service', 'सेवा'),
  amount: text('Amount', 'रकम'),
  download: text('Open the receipt (PDF)', 'रसीद खोलें (PDF)'),
  otherLanguage: text('हिन्दी', 'English'),
} as const;

type Said<Texts> = { readonly [Key in keyof Texts]: string };

const inLanguage = <Texts extends Record<string, LocalizedText>>(
  texts: Texts,
  language: Language,
): Said<Texts> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, said]) => [key, said[language]]),
  ) as Said<Texts>;

export const paperWords = (language: Language) => inLanguage(PAPER, language);
export const pageWords = (language: Language) => ({
  ...inLanguage(PAGE, language),
  number: PAPER.number[language],
  date: PAPER.date[language],
});

export const howPaid = (mode: string, language: Language): string =>
  MODES[mode]?.[language] ?? mode;

/** Written before the link in WhatsApp. */
export const SHARED = text('Your receipt from Karigar', 'कारीगर से आपकी रसीद');
