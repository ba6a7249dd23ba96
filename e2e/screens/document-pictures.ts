/** Pictures of the documents: `KEEP_PICTURES=yes npm run screenshots` updates them. */
export const GALLERY = [
  'start',
  'login',
  'otp',
  'login2',
  'signup',
  'dashboard',
  'bookings',
  'pending',
  'accepted',
  'booking-new',
  'booking-started',
  'booking-hold',
  'sheet-hold',
  'sheet-addons',
  'sheet-otp',
  'booking-ended',
  'add-on',
  'payment',
  'earnings',
  'earnings-job',
  'history',
  'history-detail',
  'chat',
  'notifications',
  'profile',
  'profile-setting',
  'bank-details',
  'id-verification',
  'alerts',
  'duty',
  'home-guest',
  'service',
  'book-time',
  'follow',
  'follow-work',
  'rating',
  'guide',
] as const;

/** A picture for each step of the guide, in both languages. */
export const GUIDE = {
  offer: 'pending',
  booking: 'dashboard',
  way: 'booking-new',
  start: 'sheet-start',
  add: 'sheet-addons',
  hold: 'sheet-hold',
  end: 'sheet-otp',
  cash: 'payment',
  earnings: 'earnings',
  chat: 'chat',
  papers: 'id-verification',
} as const;

const LANGUAGE_OF_LOOK: Readonly<Record<string, string>> = { light: 'en', hindi: 'hi' };

/** The path of the documents' picture of this look; null where there is none. */
export function keptAs(look: string, name: string): string | null {
  const language = LANGUAGE_OF_LOOK[look];
  if (language === undefined) return null;
  const inGallery = language === 'en' && (GALLERY as readonly string[]).includes(name);
  const inGuide = (Object.values(GUIDE) as string[]).includes(name);
  return inGallery || inGuide ? `docs/pictures/${language}/${name}.jpg` : null;
}
