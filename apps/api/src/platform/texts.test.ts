import { LANGUAGES, PSEUDO_LANGUAGE } from '@karigar/domain/language';
import { msg } from '@karigar/domain/msg';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { placesOf, readCatalogue, say, spokenLanguage } from './texts.ts';

const english = readCatalogue('en');
const placesIn = (message: string) => new Set(placesOf(compileMessageOrThrow(message)));

describe('catalogues of the server', () => {
  it.each(LANGUAGES)('every text is in %s, with the same places', (language) => {
    const said = readCatalogue(language);
    expect(Object.keys(english).length).toBeGreaterThan(900);
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [id, message] of Object.entries(english))
      expect(placesIn(said[id] ?? ''), id).toEqual(placesIn(message));
  });
});

describe('say', () => {
  const greeting = msg`Payment of {amount} received for booking {bookingNo}.`;

  it('says a text in the language, with its values', () => {
    const values = { amount: '₹5', bookingNo: 'KRG-1' };
    expect(say(greeting, 'en', values)).toBe('Payment of ₹5 received for booking KRG-1.');
    expect(say(greeting, 'hi', values)).toBe('बुकिंग KRG-1 के लिए ₹5 का पेमेंट मिला।');
  });

  it('does not say a text without one of its values', () => {
    expect(() => say(greeting, 'hi', { amount: '₹5' })).toThrow('needs "bookingNo"');
  });

  it('takes the form of the number, and the values within it', () => {
    const left = msg`{count, plural, one {{count} hour of {name}} other {{count} hours of {name}}}`;
    expect(say(left, 'en', { count: 1, name: 'Asha' })).toBe('1 hour of Asha');
    expect(say(left, 'en', { count: 2, name: 'Asha' })).toBe('2 hours of Asha');
    expect(() => say(left, 'en', { count: 2 })).toThrow('needs "name"');
  });

  it('tells texts apart that only English writes alike', () => {
    expect(say(msg`Work is on hold.`, 'hi')).toBe('काम रुका हुआ है।');
    const done = msg({ message: 'Work is on hold.', context: 'just now' });
    expect(say(done, 'hi')).toBe('काम रोक दिया गया।');
    expect(say(done, 'en')).toBe('Work is on hold.');
  });

  it('says in English what no catalogue has, and nothing in a language without a catalogue', () => {
    expect(say(msg`Not in any catalogue`, 'hi')).toBe('Not in any catalogue');
    expect(spokenLanguage('hi')).toBe('hi');
    expect(spokenLanguage(PSEUDO_LANGUAGE)).toBe('en');
  });
});
