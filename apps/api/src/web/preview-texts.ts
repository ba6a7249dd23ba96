import { text, type Language, type LocalizedText } from '@karigar/domain/language';

/** Titles and descriptions of the pages that need no catalogue. */
export const PAGE_TEXTS = {
  home: {
    title: text(
      'Karigar: home and repair services at fixed prices',
      'कारीगर: तय दाम पर घर की मरम्मत और सर्विस',
    ),
    description: text(
      'Find a service, book a skilled hand, follow the job and pay when it is done. Prices are fixed before you book.',
      'सर्विस चुनें, बुक करें, काम देखें और काम पूरा होने पर भुगतान करें। दाम बुकिंग से पहले तय।',
    ),
  },
  start: {
    title: text('Welcome to Karigar', 'कारीगर में स्वागत है'),
    description: text(
      'Book a service for your home, or log in as a serviceman and see your jobs.',
      'घर के लिए सर्विस बुक करें, या सर्विसमैन के रूप में लॉगिन करके अपने काम देखें।',
    ),
  },
  login: {
    title: text('Login · Karigar', 'लॉगिन · कारीगर'),
    description: text(
      'Log in with your mobile number and an OTP.',
      'मोबाइल नंबर और OTP से लॉगिन करें।',
    ),
  },
  signup: {
    title: text('Sign Up · Karigar', 'साइन अप · कारीगर'),
    description: text(
      'Open an account and get bookings near you.',
      'खाता बनाएँ और आस-पास की बुकिंग पाएँ।',
    ),
  },
  guide: {
    title: text('How the app works · Karigar', 'ऐप कैसे चलता है · कारीगर'),
    description: text(
      'A job from the alert to the payment, step by step, with pictures.',
      'अलर्ट से भुगतान तक एक काम, क़दम-क़दम पर, तस्वीरों के साथ।',
    ),
  },
  missing: {
    title: text('Page not found · Karigar', 'पेज नहीं मिला · कारीगर'),
    description: text(
      'This page does not exist. See all services and prices on Karigar.',
      'यह पेज नहीं है। कारीगर पर सभी सर्विस और दाम देखें।',
    ),
  },
} as const satisfies Record<string, { title: LocalizedText; description: LocalizedText }>;

/** Titles and descriptions made of the catalogue's words. */
export const catalogueTexts = (language: Language) =>
  language === 'hi'
    ? {
        categories: 'सभी सर्विस और दाम · कारीगर',
        fixedPrices: (names: string) => `तय दाम: ${names}।`,
        category: (name: string) => `${name}: सर्विस और दाम · कारीगर`,
        service: (name: string, price: string) => `${name}, ${price} · कारीगर`,
        includes: (minutes: number, price: string, list: string) =>
          `${price}, ${minutes} मिनट। शामिल: ${list}।`,
      }
    : {
        categories: 'All services and prices · Karigar',
        fixedPrices: (names: string) => `Fixed prices: ${names}.`,
        category: (name: string) => `${name}: services and prices · Karigar`,
        service: (name: string, price: string) => `${name}, ${price} · Karigar`,
        includes: (minutes: number, price: string, list: string) =>
          `${price}, ${minutes} minutes. Includes: ${list}.`,
      };
