import { business, type Refusal } from './refusal.ts';

export const dispatchRefusals = {
  'offer.not-free': business('You have other work at that time.', 'उस समय आपके पास दूसरा काम है।'),
  'give-back.reason-missing': business(
    'Please write in a few words why you cannot come.',
    'कुछ शब्दों में लिखें कि आप क्यों नहीं आ सकते।',
  ),
  'duty.area-missing': business('Choose where you work first.', 'पहले चुनें कि आप कहाँ काम करते हैं।'),
  'duty.area-not-found': business('This area is not served.', 'इस इलाके में सेवा नहीं है।'),
  'duty.hours-overlap': business(
    'Hours of one day must not overlap.',
    'एक दिन के घंटे आपस में टकराने नहीं चाहिए।',
  ),
  'duty.days-not-ahead': business(
    'Choose days from today on, within three months.',
    'आज से तीन महीने के भीतर के दिन चुनें।',
  ),
} as const satisfies Record<string, Refusal>;
