import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { listPastOffers } from '@karigar/contract/offers/list-past-offers';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { describe, expect, it, vi } from 'vitest';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { queryClient } from '#platform/cache/query-client';
import { liveKey } from '#platform/cache/live-keys';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { anOffer } from '#testing/offers';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { OffersScreen } from './index.ts';

onStage({ as: 'serviceman' });

const play = (...offers: readonly ReturnType<typeof anOffer>[]) => {
  const server = playServer();
  server.on(listOffers, () => reply(listOffers, [...offers]));
  server.on(listPastOffers, () => reply(listPastOffers, []));
  return server;
};
const open = (path = '/pending') => showScreen(OffersScreen, path, { pattern: '/pending' });
const saysNo = (code: string, message: string) => () =>
  Response.json({ success: false, code, message, data: null });
const hint = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: liveKey.offers() });
  await settle();
};
const opened = () => one('[data-opened]').innerText;

describe('an offer', () => {
  it('[NAV-07] an offer shows earnings, distance, time, customer, payment and why this serviceman got it', async () => {
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

  it('an offer names only cash where UPI is not accepted', async () => {
    play(anOffer(1, { takesUpi: false }));
    await open();
    expect(words()).toContain('At the end, in cash');
    expect(words()).not.toContain('UPI');
  });

  it('an offer counts down by server time, whatever the phone’s clock says, and is urgent at the end', async () => {
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

  it('an offer expires when its time is over, without a penalty', async () => {
    const server = play(anOffer(1));
    await open();
    server.on(listOffers, () => reply(listOffers, []));
    await settle(24_500);
    expect(one('main [role=alert]').innerText).toContain('This job is gone');
    expect(words()).toContain('The time to answer ran out. It is not counted against you.');
    expect(all('button').some(({ innerText }) => innerText.includes('Accept'))).toBe(false);
  });

  it('an offer that another serviceman accepted is gone at once, with the reason', async () => {
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

  it('an offer stays on the screen when a more urgent one arrives, and the other is a tap away', async () => {
    const server = play(anOffer(1));
    await open();
    const other = anOffer(2, { serviceName: 'Geyser repair', secondsLeft: 9 });
    server.on(listOffers, () => reply(listOffers, [other, anOffer(1)]));
    await hint();
    expect(one('h1').innerText).toBe('Split AC gas refill');
    buttonNamed('One more offer is waiting').click();
    await settle();
    expect(one('h1').innerText).toBe('Geyser repair');
  });

  it('the offer in the path is shown first, and an accepted one redirects to its job', async () => {
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
  it('[NAV-07] accepting is sent once for two taps and redirects to the accepted job', async () => {
    const server = play(anOffer(1));
    const { answer, arrive } = onItsWay();
    server.on(acceptOffer, answer);
    await open();
    buttonNamed('Accept').click();
    buttonNamed('Accept').click();
    buttonNamed('Refuse').click();
    await settle();
    // The offer leaves the list before the reply arrives.
    server.on(listOffers, () => reply(listOffers, []));
    await hint();
    expect(words()).not.toContain('gone');
    arrive(reply(acceptOffer, null));
    await settle();
    await settle();
    expect(opened()).toBe('/accepted');
    expect(server.asked(acceptOffer)).toHaveLength(1);
  });

  it('accepting an offer that another serviceman took reports it as gone', async () => {
    const server = play(anOffer(1));
    server.on(acceptOffer, saysNo('booking.offer-gone', 'This job is no longer on offer.'));
    await open();
    server.on(listOffers, () => reply(listOffers, []));
    buttonNamed('Accept').click();
    await settle();
    expect(words()).toContain('Someone else took it, or it was cancelled.');
  });

  it('accepting an offer that does not fit the day shows why, and the offer stays', async () => {
    const server = play(anOffer(1));
    server.on(acceptOffer, saysNo('offer.not-free', 'You have other work at that time.'));
    await open();
    buttonNamed('Accept').click();
    await settle();
    expect(one('footer [role=alert]').innerText).toContain('You have other work at that time.');
    expect(buttonNamed('Refuse')).toBeTruthy();
  });

  it('accepting without a reply can be retried with the same idempotency key', async () => {
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

  it('accepting without network is not queued, and says so', async () => {
    const server = play(anOffer(1));
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await settle();
    expect(one('footer [role=alert]').innerText).toContain(
      'Accepting or refusing needs the network',
    );
    server.on(acceptOffer, cut);
    buttonNamed('Accept').click();
    await settle();
    expect(one('footer [role=alert]').innerText).toContain('is not sent later');
    const kept = await createQueueStore().read();
    expect(kept.filter(({ call }) => call === acceptOffer.name)).toEqual([]);
  });
});

describe('refusing', () => {
  it('[NAV-07] refusing has no penalty, and the next offer is shown', async () => {
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
  it('says that there is no offer, and lists past offers without a count', async () => {
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
    expect(words()).toContain('No job offers now');
    expect(one('a[href="/accepted"]').innerText).toBe('Accepted jobs');
    expect(words()).toContain('Only you see this. Nothing here is counted.');
    for (const why of [
      'You refused it.',
      'The time to answer ran out.',
      'The customer cancelled it.',
    ])
      expect(words()).toContain(why);
  });

  it('shows an offer as soon as it arrives', async () => {
    const server = play();
    await open();
    server.on(listOffers, () => reply(listOffers, [anOffer(1)]));
    await settle(5100);
    expect(one('h1').innerText).toBe('Split AC gas refill');
  });

  it('offers a retry when the offers do not load', async () => {
    const server = play();
    server.on(listOffers, broken);
    await open();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load job offers.");
    server.on(listOffers, () => reply(listOffers, [anOffer(1)]));
    buttonNamed('Try again').click();
    await settle();
    expect(one('h1').innerText).toBe('Split AC gas refill');
  });
});

describe('listening', () => {
  it('listening is offered where the phone has a voice for the language, and nowhere else', async () => {
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
      'New job: Split AC gas refill. You get ₹1,800.13. Today, 4:30 pm, in Baner, 2.4 kilometres away, 12 minutes to get there.',
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
] as const)('an offer fits the screen with %s', async (_what, condition) => {
  play(anOffer(1), anOffer(2));
  await showScreen(OffersScreen, '/pending', condition);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(all('footer button')).toHaveLength(2);
});
