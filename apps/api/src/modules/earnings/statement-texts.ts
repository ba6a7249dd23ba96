import { text, type Language } from '@karigar/domain/language';

const WORDS = {
  title: text('Earnings statement', 'कमाई का विवरण'),
  of: text('For', 'नाम'),
  period: text('Period', 'अवधि'),
  jobs: text('Jobs', 'काम'),
  day: text('Date', 'तारीख'),
  month: text('Month', 'महीना'),
  order: text('Order ID', 'ऑर्डर आईडी'),
  service: text('Service', 'सेवा'),
  billed: text('Billed', 'बिल'),
  tax: text('Tax', 'टैक्स'),
  commission: text('Commission', 'कमीशन'),
  share: text('Your share', 'आपका हिस्सा'),
  tips: text('Tips', 'टिप'),
  corrections: text('Refunds and corrections', 'रिफ़ंड और सुधार'),
  earned: text('Earned', 'कमाई'),
  total: text('Total', 'कुल'),
  nothing: text('Nothing was earned in this period.', 'इस अवधि में कोई कमाई नहीं हुई।'),
  note: text(
    'Billed − tax − commission = your share. Your share + tips + refunds and corrections = earned.',
    'बिल − टैक्स − कमीशन = आपका हिस्सा। आपका हिस्सा + टिप + रिफ़ंड और सुधार = कमाई।',
  ),
} as const;

export type StatementWords = { readonly [Key in keyof typeof WORDS]: string };

export const statementWords = (language: Language): StatementWords =>
  Object.fromEntries(
    Object.entries(WORDS).map(([key, said]) => [key, said[language]]),
  ) as StatementWords;
