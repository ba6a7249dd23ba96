import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { clearChat } from '@karigar/contract/chat/clear-chat';
import { listChat } from '@karigar/contract/chat/list-chat';
import { blockPerson } from '@karigar/contract/contact/block-person';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { requestCall } from '@karigar/contract/contact/request-call';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { markChatRead } from '@karigar/contract/chat/mark-chat-read';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, hide, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { cut, reply } from '#testing/test-server';
import {
  bookingId,
  bubbles,
  input,
  own,
  playChat,
  said,
  show,
  talk,
  write,
} from '#testing/chat-stage';

talk();

describe('the conversation', () => {
  it('[CHAT-01] shows own messages on the right, the other’s on the left, in order', async () => {
    playChat([said(1, 'Please park inside.'), own(2, 'Okay sir', 'read'), own(3, 'मैं गेट पर हूँ।')]);
    await show();
    expect(bubbles().map((text) => text.split('\n')[0])).toEqual([
      'Rohan Deshpande:',
      'You:',
      'You:',
    ]);
    const [left, right] = all('[role=log] [class*=bubble]').map((bubble) =>
      bubble.getBoundingClientRect(),
    );
    expect(left?.left).toBeLessThan(30);
    expect(right?.right).toBeGreaterThan(330);
    expect(one('[role=log] [lang=hi]').innerText).toBe('मैं गेट पर हूँ।');
    expect(words()).toContain('Order ID KRG-');
    expect(one('h1').innerText).toBe('Rohan Deshpande');
  });

  it('shows the day where it starts, and the delivery state of each own message', async () => {
    const DAY = 86_400_000;
    playChat([
      said(1, 'older', { sentAt: NOW - 3 * DAY }),
      said(2, 'old', { sentAt: NOW - DAY }),
      own(3, 'one', 'sent'),
      own(4, 'two', 'delivered'),
      own(5, 'three', 'read'),
    ]);
    await show();
    expect(words()).toMatch(/12 Nov 2026 .*older.* Yesterday .*old.* Today .*one/);
    expect(
      bubbles()
        .slice(2)
        .map((text) => text.split(/\s+/).at(-1)),
    ).toEqual(['Sent', 'Delivered', 'Read']);
  });

  it('[CHAT-01] [CHAT-03] sends the typed message, and scrolls to the latest', async () => {
    const server = playChat(Array.from({ length: 30 }, (_, at) => said(at + 1, `word ${at}`)));
    await show();
    const isAtEnd = () =>
      scrollY + innerHeight >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    expect(isAtEnd()).toBe(true);
    await write('  On the stairs  ');
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
    await settle();
    expect(bubbles().at(-1)).toContain('On the stairs');
    expect(isAtEnd()).toBe(true);
    await expect.poll(() => server.asked(sendChat)).toHaveLength(1);
    const [sent] = server.asked(sendChat);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      bookingId: String(bookingId),
      mainId: String(9000 + bookingId),
      message: 'On the stairs',
      type: 's',
    });
    expect(bubbles().filter((text) => text.includes('On the stairs'))).toHaveLength(1);
    await expect.element(input()).toHaveValue('');
    server.arrives(said(99, 'Coming down'));
    await settle(5100);
    expect(bubbles().at(-1)).toContain('Coming down');
    expect(isAtEnd()).toBe(true);
  });

  it('whoever reads older messages keeps the place when a new one arrives', async () => {
    const server = playChat(Array.from({ length: 30 }, (_, at) => said(at + 1, `word ${at}`)));
    await show();
    scrollTo({ top: 40, behavior: 'instant' });
    await settle();
    server.arrives(said(98, 'At the gate'));
    await settle(5100);
    expect(bubbles().at(-1)).toContain('At the gate');
    expect(scrollY).toBe(40);
  });

  it.each(['', '   ', '\n\t'])('[CHAT-02] does not send the blank message %j', async (text) => {
    const server = playChat();
    await show();
    if (text !== '') await write(text);
    buttonNamed('Send').click();
    await settle();
    expect(server.count(sendChat)).toBe(0);
    expect(words()).toContain('Say hello');
  });

  it('[CHAT-05] reads the chat again every 5 seconds, and does not render an unchanged list', async () => {
    const server = playChat([said(1, 'one')]);
    const drawn = await show();
    await settle(5100);
    const before = { drawn: drawn.times, asked: server.count(listChat) };
    await settle(5100);
    await settle(5100);
    expect(server.count(listChat) - before.asked).toBe(2);
    expect(drawn.times).toBe(before.drawn);
  });

  it('sends one quick reply for a double tap, in the reader’s language', async () => {
    const server = playChat();
    await show({ locale: 'hi' });
    const [first] = all('[role=group] button');
    first?.click();
    first?.click();
    await settle(100);
    await vi.waitFor(() =>
      expect(server.asked(sendChat).map(({ fields }) => fields.get('message'))).toEqual([
        'रास्ते में हूँ',
      ]),
    );
    await settle(1000);
    first?.click();
    await vi.waitFor(() => expect(server.count(sendChat)).toBe(2));
  });

  it('shows a customer’s quick replies to a customer, and the name of the serviceman', async () => {
    await session.open({ authToken: 'c', role: 'customer' });
    playChat().on(getMyBooking, () => reply(getMyBooking, aCustomerBooking('started')));
    await show();
    expect(words()).toContain('Where are you now?');
    expect(words()).not.toContain('On my way');
    expect(one('h1').innerText).toBe('Suresh P.');
  });

  it('keeps the typed message over a reload', async () => {
    playChat();
    await show();
    await write('half a sen');
    await show();
    await expect.element(input()).toHaveValue('half a sen');
    expect(words()).toContain('Draft: not sent yet.');
    await write('');
    expect(words()).not.toContain('Draft');
  });

  it('says that older messages than the listed ones are not shown', async () => {
    playChat(Array.from({ length: 500 }, (_, at) => said(at + 1, `line ${at}`)));
    await show();
    await expect.poll(words).toContain('Only the latest 500 messages are shown.');
  });
});

describe('the chat bar', () => {
  it('[CHAT-06] redirects to /booking when the chat is opened without a booking', async () => {
    playChat();
    await show({ state: null });
    expect(one('[data-opened]').innerText).toBe('/booking');
  });

  it('[CHAT-04] [CHAT-06] calls the customer, from the bar and from the menu', async () => {
    playChat();
    await show();
    expect(one('header a[href^="tel:"]').getAttribute('href')).toBe('tel:+919822012345');
    buttonNamed('More').click();
    await settle(300);
    expect(all('[role=menuitem]').map(({ innerText }) => innerText)).toEqual([
      'Call now',
      'Clear chat',
      'Report',
      'Block',
    ]);
    expect(one('[role=menuitem]').getAttribute('href')).toBe('tel:+919822012345');
  });

  it('[CHAT-06] reports that there is no number, from the bar and from the menu', async () => {
    const server = playChat();
    server.bookingsAre([aBooking(bookingId)]);
    server.on(requestCall, () =>
      Response.json({ success: false, code: 'contact.no-number', message: 'No', data: null }),
    );
    await show();
    buttonNamed('Call now').click();
    buttonNamed('More').click();
    await settle(300);
    one('[role=menuitem]').click();
    await settle(300);
    expect(toasts.takeAll()).toEqual([
      { tone: 'bad', words: 'No number available' },
      { tone: 'bad', words: 'No number available' },
    ]);
    await settle(300);
    expect(all('[role=menuitem]')).toHaveLength(0);
  });

  it('reports the other side with a category and a text, and shows the report’s number', async () => {
    const server = playChat();
    const ticket = { ticketNo: 'T-1042', acknowledgeBy: NOW, resolveBy: NOW };
    server.on(reportPerson, () => reply(reportPerson, ticket));
    await show();
    buttonNamed('More').click();
    await settle(300);
    all('[role=menuitem]')[2]?.click();
    await settle(500);
    expect(one('[role=dialog] h2').innerText).toBe('Report');
    buttonNamed('I felt unsafe').click();
    await userEvent.fill(one('[role=dialog] textarea'), 'Shouted at me');
    buttonNamed('Send report').click();
    await settle(500);
    const [sent] = server.asked(reportPerson);
    expect([sent?.fields.get('reason'), sent?.fields.get('words')]).toEqual([
      'unsafe',
      'Shouted at me',
    ]);
    expect(sent?.key).not.toBeNull();
    expect(toasts.takeAll()).toMatchObject([
      { tone: 'good', words: expect.stringContaining('T-1042') as string },
    ]);
  });

  it('asks before it blocks the other side', async () => {
    const server = playChat();
    server.on(blockPerson, () => reply(blockPerson, null));
    await show();
    buttonNamed('More').click();
    await settle(300);
    all('[role=menuitem]')[3]?.click();
    await settle(500);
    const dialog = one('[role=alertdialog]');
    expect(dialog.innerText).toContain('Block Rohan Deshpande?');
    expect(server.count(blockPerson)).toBe(0);
    [...dialog.querySelectorAll('button')].at(-1)?.click();
    await settle(500);
    expect(server.count(blockPerson)).toBe(1);
    expect(all('[role=alertdialog]')).toHaveLength(0);
  });

  it('[CHAT-06] shows the customer’s name for a booking that is over', async () => {
    const server = playChat();
    server.on(listBookings, (fields) =>
      reply(
        listBookings,
        fields.get('bookingStatus') === '6'
          ? [aBooking(bookingId, { customerName: 'Sneha Reddy' })]
          : [],
      ),
    );
    await show();
    await settle();
    expect(one('h1').innerText).toBe('Sneha Reddy');
  });

  it('[CHAT-04] clears the seen messages, after a confirmation', async () => {
    const server = playChat([said(1, 'one'), own(2, 'two')]);
    await show();
    buttonNamed('More').click();
    await settle(300);
    all('[role=menuitem]')[1]?.click();
    await settle(300);
    expect(one('[role=alertdialog]').innerText).toContain('Clear this chat?');
    all('[role=alertdialog] button').at(-1)?.click();
    await settle(300);
    expect(bubbles()).toEqual([]);
    expect(all('[role=alertdialog]')).toHaveLength(0);
    expect(server.asked(clearChat).map(({ fields }) => fields.get('messageId'))).toEqual(['2']);
  });

  it('shows why a chat was not cleared, and keeps it', async () => {
    const server = playChat([said(1, 'one')]);
    server.on(clearChat, cut);
    await show();
    buttonNamed('More').click();
    await settle(300);
    all('[role=menuitem]')[1]?.click();
    await settle(300);
    all('[role=alertdialog] button').at(-1)?.click();
    await settle(300);
    expect(toasts.takeAll()).toEqual([
      { tone: 'bad', words: 'The network is slow. Please try again.' },
    ]);
    expect(bubbles()).toHaveLength(1);
  });
});

describe('read receipts', () => {
  const marked = (server: ReturnType<typeof playChat>) =>
    server.asked(markChatRead).map(({ fields }) => [fields.get('messageId'), fields.get('mark')]);

  it('reports messages as read, up to the other side’s last one, once', async () => {
    const server = playChat([said(1, 'one'), said(2, 'two'), own(3, 'three')]);
    await show();
    await settle(5100);
    expect(marked(server)).toEqual([['2', 'read']]);
    server.arrives(said(70, 'four'));
    await settle(5100);
    expect(marked(server)).toEqual([
      ['2', 'read'],
      ['70', 'read'],
    ]);
  });

  it('does not report messages as read while the page is hidden', async () => {
    const server = playChat([said(1, 'one')]);
    hide(true);
    await show();
    expect(marked(server)).toEqual([]);
    hide(false);
    await settle();
    expect(marked(server)).toEqual([['1', 'read']]);
  });
});
