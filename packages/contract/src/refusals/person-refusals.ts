import { business, type Refusal } from './refusal.ts';

export const personRefusals = {
  'consent.not-optional': business(
    'This cannot be chosen: the service needs it.',
    'इसे चुना नहीं जा सकता: सेवा के लिए यह ज़रूरी है।',
  ),
  'consent.text-outdated': business(
    'The text has changed. Please read it again.',
    'यह सूचना बदल गई है। कृपया फिर से पढ़ें।',
  ),
  'ticket.words-missing': business(
    'Write in a few words what happened.',
    'कुछ शब्दों में लिखें कि क्या हुआ।',
  ),
  'ticket.too-many-today': business(
    'You have sent 10 requests today. Please try again tomorrow.',
    'आज आप 10 अनुरोध भेज चुके हैं। कल फिर कोशिश करें।',
  ),
  'ticket.not-found': business('This ticket was not found.', 'यह टिकट नहीं मिला।'),
  'ticket.already-acknowledged': business(
    'Somebody is already working on this ticket.',
    'इस टिकट पर काम शुरू हो चुका है।',
  ),
  'ticket.already-answered': business(
    'This ticket has already been answered.',
    'इस टिकट का जवाब दिया जा चुका है।',
  ),
  'ticket.answer-missing': business(
    'Write an answer that the person can read.',
    'ऐसा जवाब लिखें जो व्यक्ति पढ़ सके।',
  ),
  'contact.nobody-yet': business('Nobody has this booking yet.', 'यह बुकिंग अभी किसी के पास नहीं है।'),
  'contact.not-live': business(
    'Calls are possible only while a booking is running.',
    'कॉल सिर्फ़ चालू बुकिंग के दौरान हो सकती है।',
  ),
  'contact.blocked': business('You cannot contact this person.', 'आप इस व्यक्ति से संपर्क नहीं कर सकते।'),
  'contact.no-number': business(
    'There is no number for this booking. Write a message.',
    'इस बुकिंग का कोई नंबर नहीं है। संदेश लिखें।',
  ),
  'contact.call-unavailable': business(
    'The call could not be set up. Try again, or write a message.',
    'कॉल नहीं लग सकी। फिर कोशिश करें, या संदेश लिखें।',
  ),
  'block.not-found': business('This block was not found.', 'यह ब्लॉक नहीं मिला।'),
} as const satisfies Record<string, Refusal>;
