import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { listPastOffers } from '@karigar/contract/offers/list-past-offers';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { describe, expect, it, vi } from 'vitest';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { queryClient } from '#platform/cache/query-client';
import { liveKey } from '#platform/cache/live-keys';
import { toasts } from '#platform/toast/toasts';
import { aBooking } from '#testing/bookings';
import { anOffer } from '#testing/offers';
import {
  all,
  buttonNamed,
  NOW,
  one,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { PendingScreen } from '#features/pending/index';

onStage({ as: 'serviceman' });

const play = (...offers: readonly ReturnType<typeof anOffer>[]) => {
  const server = playServer();
  server.on(listOffers, () => reply(listOffers, [...offers]));
  server.on(listPastOffers, () => reply(listPastOffers, []));
  return server;
};
const open = (path = '/pending') => showScreen(PendingScreen, path, { pattern: '/pending' });
const saysNo = (code: string, message: string) => () =>
  Response.json({ success: false, code, message, data: null });
const hint = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: liveKey.offers() });
  await settle();
};
const opened = () => one('[data-opened]').innerText;

describe('an offer', () => {
  it('[NAV-07] shows what he gets, how far, when, for whom, how it is paid and why him', async () => {
    play(anOffer(1));
    await open();
    for (const shown of [
      'New job',
      'Split AC gas refill',
      'You get ₹1,800.13',
      'Today, 4:30 pm',
      'Baner',
      '2.4 km',
      '12 min',
      'Anjali Kulkarni',
      'Customer pays ₹2,499.00',
      'At the end, in cash or by UPI',
      'Nobody is nearer. It is your turn. You know this work. You have time for it.',
      'Refusing is free and is not counted.',
    ])
      expect(words()).toContain(shown);
    expect(buttonNamed('Refuse')).toBeTruthy();
    expect(buttonNamed('Accept')).toBeTruthy();
  });

  it('counts by the server’s seconds, whatever the phone’s clock says, and is urgent at the end', async () => {
    const wrong = { offeredAt: NOW + 7_200_000, expiresAt: NOW + 7_230_000 };
    const server = play();
    server.on(listOffers, () =>
      reply(listOffers, [
        anOffer(1, { ...wrong, secondsLeft: Math.ceil(24 - (Date.now() - NOW) / 1000) }),
      ]),
    );
    await open();
    const ring = () => one('[role=timer]');
    expect(ring().ariaLabel).toBe('24 seconds left to accept');
    expect(one('header [role=status]').innerText).toContain('New job: Split AC gas refill');
    await settle(15_000);
    expect(ring().ariaLabel).toBe('9 seconds left to accept');
    expect(one('header [role=status]').innerText).toBe('10 seconds left to accept');
    const calm = getComputedStyle(one('[role=timer] circle + circle')).stroke;
    await settle(5000);
    expect(one('header [role=status]').innerText).toBe('5 seconds left to accept');
    expect(getComputedStyle(one('[role=timer] circle + circle')).stroke).not.toBe(calm);
  });

  it('is gone when its time has run out, and is not held against him', async () => {
    const server = play(anOffer(1));
    await open();
    server.on(listOffers, () => reply(listOffers, []));
    await settle(24_500);
    expect(one('main [role=alert]').innerText).toContain('This job is gone');
    expect(words()).toContain('The time to answer ran out. It is not counted against you.');
    expect(all('button').some(({ innerText }) => innerText.includes('Accept'))).toBe(false);
  });

  it('that another took is gone at once, with the reason', async () => {
    const server = play(anOffer(1));
    await open();
    server.on(listOffers, () => reply(listOffers, []));
    const past = { id: 5, bookingId: 1, serviceName: 'x', image: null, area: 'Baner' };
    server.on(listPastOffers, () =>
      reply(listPastOffers, [{ ...past, scheduledAt: NOW, goneAt: NOW, why: 'somebody-else' }]),
    );
    await hint();
    await settle();
    expect(words()).toContain('This job is gone');
    expect(words()).toContain('Someone else was faster. It is not counted against you.');
  });

  it('stays under his thumb when a more urgent one comes in, and the other is a tap away', async () => {
    const server = play(anOffer(1));
    await open();
    const other = anOffer(2, { serviceName: 'Geyser repair', secondsLeft: 9 });
    server.on(listOffers, () => reply(listOffers, [other, anOffer(1)]));
    await hint();
    expect(one('h1').innerText).toBe('Split AC gas refill');
    buttonNamed('One more offer waits').click();
    await settle();
    expect(one('h1').innerText).toBe('Geyser repair');
  });

  it('of an address is shown first, and one that is his already leads to it', async () => {
    const server = play(anOffer(2), anOffer(1, { serviceName: 'Geyser repair' }));
    await open('/pending?id=1');
    expect(one('h1').innerText).toBe('Geyser repair');
    server.bookingsAre([aBooking(3)]);
    await open('/pending?id=3');
    await settle();
    expect(opened()).toBe('/accepted');
  });
});

describe('accepting', () => {
  it('[NAV-07] is sent once for two taps and leads to the accepted job', async () => {
    const server = play(anOffer(1));
    const { answer, arrive } = onItsWay();
    server.on(acceptOffer, answer);
    await open();
    buttonNamed('Accept').click();
    buttonNamed('Accept').click();
    buttonNamed('Refuse').click();
    await settle();
    // Its own offer has left the list before the answer is here.
    server.on(listOffers, () => reply(listOffers, []));
    await hint();
    expect(words()).not.toContain('gone');
    arrive(reply(acceptOffer, null));
    await settle();
    await settle();
    expect(opened()).toBe('/accepted');
    expect(server.asked(acceptOffer)).toHaveLength(1);
  });

  it('what somebody was faster at is said to be gone', async () => {
    const server = play(anOffer(1));
    server.on(acceptOffer, saysNo('booking.offer-gone', 'This job is no longer on offer.'));
    await open();
    server.on(listOffers, () => reply(listOffers, []));
    buttonNamed('Accept').click();
    await settle();
    expect(words()).toContain('Someone else took it, or it was cancelled.');
  });

  it('what does not fit his day says so, and the offer stays', async () => {
    const server = play(anOffer(1));
    server.on(acceptOffer, saysNo('offer.not-free', 'You have other work at that time.'));
    await open();
    buttonNamed('Accept').click();
    await settle();
    expect(one('footer [role=alert]').innerText).toContain('You have other work at that time.');
    expect(buttonNamed('Refuse')).toBeTruthy();
  });

  it('that got no answer can be pressed again, as the same answer', async () => {
    const server = play(anOffer(1));
    server.on(acceptOffer, cut);
    await open();
    buttonNamed('Accept').click();
    await settle();
    expect(one('footer [role=alert]').innerText).toContain('The network is slow');
    server.on(acceptOffer, () => reply(acceptOffer, null));
    buttonNamed('Accept').click();
    await settle();
    const keys = server.asked(acceptOffer).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('without network is not kept for later, and says so', async () => {
    const server = play(anOffer(1));
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await settle();
    expect(one('footer [role=alert]').innerText).toContain('An answer needs the network');
    server.on(acceptOffer, cut);
    buttonNamed('Accept').click();
    await settle();
    expect(one('footer [role=alert]').innerText).toContain('is not sent later');
    const kept = await createQueueStore().read();
    expect(kept.filter(({ call }) => call === acceptOffer.name)).toEqual([]);
  });
});

describe('refusing', () => {
  it('[NAV-07] costs nothing, and the next offer comes', async () => {
    const server = play(anOffer(1), anOffer(2, { serviceName: 'Geyser repair' }));
    server.on(refuseOffer, () =>
      Response.json({
        success: true,
        code: 200,
        message: 'Refused. It costs you nothing.',
        data: null,
      }),
    );
    await open();
    server.on(listOffers, () => reply(listOffers, [anOffer(2, { serviceName: 'Geyser repair' })]));
    buttonNamed('Refuse').click();
    await settle();
    expect(toasts.takeAll().map(({ words: said }) => said)).toEqual([
      'Refused. It costs you nothing.',
    ]);
    expect(one('h1').innerText).toBe('Geyser repair');
  });
});

describe('without an offer', () => {
  it('says so, and shows what passed without a count', async () => {
    const server = play();
    const past = { bookingId: 1, serviceName: 'Tap repair', image: null, area: 'Baner' };
    const at = { scheduledAt: NOW, goneAt: NOW };
    server.on(listPastOffers, () =>
      reply(listPastOffers, [
        { id: 5, ...past, ...at, why: 'refused' },
        { id: 4, ...past, ...at, why: 'time-ran-out' },
        { id: 3, ...past, ...at, why: 'cancelled' },
      ]),
    );
    await open();
    await settle();
    expect(words()).toContain('No job is on offer');
    expect(one('a[href="/accepted"]').innerText).toBe('Accepted jobs');
    expect(words()).toContain('Only you see this. Nothing here is counted.');
    for (const why of [
      'You refused it.',
      'The time to answer ran out.',
      'The customer cancelled it.',
    ])
      expect(words()).toContain(why);
  });

  it('shows an offer as soon as one comes', async () => {
    const server = play();
    await open();
    server.on(listOffers, () => reply(listOffers, [anOffer(1)]));
    await settle(5100);
    expect(one('h1').innerText).toBe('Split AC gas refill');
  });

  it('offers another try when they do not come', async () => {
    const server = play();
    server.on(listOffers, broken);
    await open();
    expect(one('main [role=alert]').innerText).toContain('Could not load job offers');
    server.on(listOffers, () => reply(listOffers, [anOffer(1)]));
    buttonNamed('Try again').click();
    await settle();
    expect(one('h1').innerText).toBe('Split AC gas refill');
  });
});

describe('listening', () => {
  it('is offered where the phone has a voice for it, and nowhere else', async () => {
    const spoken: string[] = [];
    vi.spyOn(speechSynthesis, 'speak').mockImplementation(
      ({ text }) => void spoken.push(text.replaceAll(/\s/g, ' ')),
    );
    const voices = vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
    play(anOffer(1));
    await open();
    expect(words()).not.toContain('Listen');
    voices.mockReturnValue([{ lang: 'en-IN' } as SpeechSynthesisVoice]);
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    await settle();
    vi.spyOn(SpeechSynthesisUtterance.prototype, 'voice', 'set').mockReturnValue();
    buttonNamed('Listen').click();
    await settle();
    expect(spoken).toEqual([
      'New job: Split AC gas refill. You get ₹1,800.13. Today, 4:30 pm, in Baner, 2.4 kilometres away, 12 minutes of way.',
    ]);
    buttonNamed('Stop').click();
    await settle();
    expect(buttonNamed('Listen')).toBeTruthy();
  });
});

it.each([
  ['large text', { text: '200%' }],
  ['a small phone', { width: 320 }],
  ['Hindi', { locale: 'hi' }],
  ['right to left', { direction: 'rtl' }],
] as const)('fits the screen with %s', async (_what, condition) => {
  play(anOffer(1), anOffer(2));
  await showScreen(PendingScreen, '/pending', condition);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(all('footer button')).toHaveLength(2);
});
