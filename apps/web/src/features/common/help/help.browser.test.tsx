import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { getSupport } from '@karigar/contract/help/get-support';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { HelpScreen } from './index.ts';

onStage({ as: 'customer' });

const HOUR = 3_600_000;
const ticket = {
  ticketNo: 'T-1042',
  category: 'payment',
  status: 'open',
  words: 'I paid twice',
  bookingNo: 'KRG-48213',
  openedAt: NOW,
  acknowledgeBy: NOW + 48 * HOUR,
  resolveBy: NOW + 720 * HOUR,
  acknowledgedAt: null,
  answer: null,
  answeredAt: null,
} as const;
const show = () => showScreen(HelpScreen, '/help');

it('shows each help request with its number, status and deadline', async () => {
  const server = playServer();
  const answered = { answer: 'It is on its way back', answeredAt: NOW, acknowledgedAt: NOW };
  server.on(listMyTickets, () =>
    reply(listMyTickets, [
      ticket,
      { ...ticket, ticketNo: 'T-1041', status: 'acknowledged', acknowledgedAt: NOW },
      { ...ticket, ticketNo: 'T-1040', status: 'answered', ...answered },
    ]),
  );
  await show();
  const panels = all('main h3').map((head) => head.closest('section')?.innerText ?? '');
  expect(panels[0]).toMatch(
    /T-1042[^]*Waiting[^]*Money · KRG-\u206048213[^]*We start by 17 Nov 2026/,
  );
  expect(panels[1]).toMatch(/T-1041[^]*In progress[^]*Settled by 15 Dec 2026/);
  expect(panels[2]).toMatch(/T-1040[^]*Answered[^]*It is on its way back/);
  expect(panels[2]).not.toContain('Settled by');
});

it('dials our team, where the server has a number', async () => {
  const server = playServer();
  server.on(listMyTickets, () => reply(listMyTickets, []));
  await show();
  expect(all('a[href^="tel:"]')).toHaveLength(0);
  server.on(getSupport, () => reply(getSupport, { phone: '+912066801234' }));
  await show();
  expect(one('a[href="tel:+912066801234"]').innerText).toContain('Call our team');
});

it('sends a help request once, shows its number, and keeps the text when the connection is cut', async () => {
  const server = playServer();
  server.on(listMyTickets, () => reply(listMyTickets, []));
  server.on(openTicket, cut);
  await show();
  expect(words()).toContain('No requests yet');
  buttonNamed('Ask or complain').click();
  await vi.waitFor(() => expect(buttonNamed('Send').ariaDisabled).toBe('true'));
  buttonNamed('Money').click();
  await userEvent.fill(one('[role=dialog] textarea'), 'I paid twice');
  buttonNamed('Send').click();
  await vi.waitFor(() =>
    expect(one('[role=dialog] [role=alert]').innerText).toContain('Not sent.'),
  );
  const opened = { ticketNo: 'T-1042', acknowledgeBy: NOW, resolveBy: NOW };
  server.on(openTicket, () => reply(openTicket, opened));
  server.on(listMyTickets, () => reply(listMyTickets, [ticket]));
  buttonNamed('Send').click();
  await vi.waitFor(() => expect(all('main h3')).toHaveLength(1));
  const [first, second] = server.asked(openTicket);
  expect(second?.fields.get('category')).toBe('payment');
  expect(second?.fields.get('words')).toBe('I paid twice');
  expect(second?.key).toBe(first?.key);
  expect(toasts.takeAll()).toMatchObject([
    { tone: 'good', words: expect.stringContaining('T-1042') as string },
  ]);
});

it('links a help request to the booking it was opened from', async () => {
  const server = playServer();
  server.on(listMyTickets, () => reply(listMyTickets, []));
  server.on(openTicket, cut);
  await showScreen(HelpScreen, '/help', { state: { bookingId: 42, mainId: 7 } });
  buttonNamed('Ask or complain').click();
  await settle(500);
  await userEvent.fill(one('[role=dialog] textarea'), 'Nobody came');
  buttonNamed('Send').click();
  await vi.waitFor(() => expect(server.count(openTicket)).toBe(1));
  const fields = server.asked(openTicket)[0]?.fields;
  expect([fields?.get('bookingId'), fields?.get('mainId')]).toEqual(['42', '7']);
});

it('shows a refusal at the field of the help request', async () => {
  const server = playServer();
  server.on(listMyTickets, () => reply(listMyTickets, []));
  server.on(openTicket, () =>
    Response.json({
      success: false,
      code: 'ticket.words-missing',
      message: 'Write in a few words what happened.',
      data: null,
    }),
  );
  await show();
  buttonNamed('Ask or complain').click();
  await settle(500);
  await userEvent.fill(one('[role=dialog] textarea'), '?');
  buttonNamed('Send').click();
  await vi.waitFor(() => expect(words()).toContain('Write in a few words what happened.'));
  expect(one('[role=dialog] textarea').ariaInvalid).toBe('true');
});

it('reports that the help requests did not load', async () => {
  const server = playServer();
  server.on(listMyTickets, cut);
  await show();
  expect(one('main [role=alert]').innerText).toContain("Couldn't load your requests.");
});
