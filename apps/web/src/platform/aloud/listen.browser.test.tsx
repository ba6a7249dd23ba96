import { expect, it, vi } from 'vitest';
import { BillMemo } from '#entities/bookings/bill.tsx';
import { GuideFrame } from '#entities/guide/guide-frame.tsx';
import { aBooking } from '#testing/bookings';
import { all, buttonNamed, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { paise } from '@karigar/domain/money';
import { aloudMessages as texts } from './aloud.messages.ts';

// Loaded before any test freezes the clock.
await import('./listen-button.tsx');

onStage({ as: 'customer' });

/** A phone with voices for these languages; returns what it says. */
const playVoices = (...languages: readonly string[]): string[] => {
  const spoken: string[] = [];
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(
    ({ text }) => void spoken.push(text.replaceAll(/\s/g, ' ')),
  );
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(
    languages.map((lang) => ({ lang }) as SpeechSynthesisVoice),
  );
  vi.spyOn(SpeechSynthesisUtterance.prototype, 'voice', 'set').mockReturnValue();
  return spoken;
};

const bill = {
  bookingTotal: paise(50_000),
  addOns: [{ name: 'Drain pipe', quantity: 2, amount: paise(20_000) }],
  total: paise(70_000),
};
const Bill = () => <BillMemo booking={aBooking(1, { serviceName: 'Geyser repair' })} bill={bill} />;
const Guide = () => (
  <GuideFrame
    title={texts.listen}
    lead={texts.stop}
    steps={[{ title: texts.listen, words: texts.stop, picture: () => null }]}
  />
);
const show = async (Screen: typeof Bill, condition = {}): Promise<void> => {
  await showScreen(Screen, '/', condition);
  await settle();
  await settle();
};

it('a bill is read aloud line by line, with its total', async () => {
  const spoken = playVoices('en-IN');
  await show(Bill);
  buttonNamed('Listen').click();
  await settle();
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toContain('Geyser repair × 1: ₹500');
  expect(spoken[0]).toContain('Drain pipe × 2: ₹200');
  expect(spoken[0]).toMatch(/: ₹700(\.00)?$/);
});

it('nothing offers to be read on a phone without a voice in the language, and the guide says why', async () => {
  playVoices('en-IN');
  await show(Bill, { locale: 'hi' });
  expect(all('button')).toHaveLength(0);
  await show(Guide, { locale: 'hi' });
  expect(words()).toContain('आवाज़');
  expect(all('ol button')).toHaveLength(0);
});

it('each step of the guide is read by itself, and nothing is said about voices', async () => {
  const spoken = playVoices('en-IN');
  await show(Guide);
  buttonNamed('Listen').click();
  await settle();
  expect(spoken).toEqual(['Listen. Stop']);
  expect(words()).not.toContain('no voice');
});
