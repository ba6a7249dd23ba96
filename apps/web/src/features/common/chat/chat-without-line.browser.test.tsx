import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { keys as keysIn } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { sessionShelf } from '#platform/session/session';
import { toasts } from '#platform/toast/toasts';
import { all, buttonNamed, clearScreen, one, settle, words } from '#testing/show-screen.tsx';
import { broken, cut, onItsWay, outOfTime, reply } from '#testing/test-server';
import { bubbles, own, playChat, said, show, talk, write } from '#testing/chat-stage';

talk();

describe('without a line', () => {
  it('[ERR-02] keeps words waiting in their order, and sends each once when the line is back', async () => {
    const server = playChat([said(1, 'one')]);
    await show();
    server.on(sendChat, cut);
    server.on(listChat, cut);
    for (const text of ['first', 'second']) {
      await write(text);
      buttonNamed('Send').click();
      await settle();
    }
    await vi.waitFor(() =>
      expect(
        bubbles()
          .slice(1)
          .map((text) => text.replaceAll(/\s+/g, ' ')),
      ).toEqual(['You: first Waiting to send', 'You: second Waiting to send']),
    );
    const arrived: string[] = [];
    server.on(sendChat, (fields) => {
      arrived.push(fields.get('message') ?? '');
      return reply(sendChat, null);
    });
    server.on(listChat, () =>
      reply(listChat, [said(1, 'one'), ...arrived.map((text, at) => own(at + 2, text))]),
    );
    await settle(5100);
    await vi.waitFor(() => expect(arrived).toEqual(['first', 'second']));
    await vi.waitFor(() => expect(words()).not.toContain('Waiting to send'));
    expect(bubbles()).toHaveLength(3);
    expect(all('[role=alert]')).toHaveLength(0);
    expect(toasts.takeAll()).toEqual([]);
  });

  it('shows words once that the server took and whose answer was lost, and asks with the same key', async () => {
    const server = playChat([said(1, 'one')]);
    await show();
    let isTaken = false;
    server.on(sendChat, () => {
      if (!isTaken) server.arrives(own(60, 'lost'));
      isTaken = true;
      return cut();
    });
    await write('lost');
    buttonNamed('Send').click();
    await settle();
    await settle(5100);
    await vi.waitFor(() => expect(server.count(sendChat)).toBeGreaterThan(1));
    expect(bubbles().filter((text) => text.includes('lost'))).toHaveLength(1);
    const keys = server.asked(sendChat).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('says why words were refused, until they are put away', async () => {
    const server = playChat();
    server.on(sendChat, () =>
      Response.json({
        success: false,
        code: 'booking.not-found',
        message: 'Booking not found.',
        data: null,
      }),
    );
    await show();
    await write('hello');
    buttonNamed('Send').click();
    await settle();
    await vi.waitFor(() => expect(bubbles()[0]).toContain('Not sent. Booking not found.'));
    buttonNamed('Remove').click();
    await vi.waitFor(() => expect(bubbles()).toEqual([]));
  });

  it.each([
    ['the line is cut', cut],
    ['the time is over', outOfTime],
    ['the server breaks', broken],
  ])('[ERR-02] keeps what is shown when %s, with its time', async (_how, fail) => {
    const server = playChat([said(1, 'one')]);
    await show();
    server.on(listChat, fail);
    await settle(5100);
    expect(bubbles()).toHaveLength(1);
    expect(words()).toContain('Could not refresh. List from 10:30 am.');
    expect(toasts.takeAll()).toEqual([]);
  });

  it('offers another try when the first load fails, and a spinner before', async () => {
    const server = playChat([said(1, 'one')]);
    const { answer, arrive } = onItsWay();
    server.on(listChat, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(broken());
    await settle();
    expect(one('main [role=alert]').innerText).toContain('Could not load the chat');
    server.on(listChat, () => reply(listChat, [said(1, 'one')]));
    buttonNamed('Try again').click();
    await settle();
    expect(bubbles()).toHaveLength(1);
  });
});

describe('a picture', () => {
  const link = (until: number): string => `/files/ab/cd.webp?until=${until}&seal=x`;
  /** The server's files: how often each link was asked for, while there is a line. */
  const playFiles = () => {
    const play = fetch as unknown as (url: string, init?: RequestInit) => Promise<Response>;
    const state = { asked: 0, isCut: false };
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (!url.startsWith('/files/')) return play(url, init);
      state.asked += 1;
      return state.isCut
        ? cut()
        : Promise.resolve(new Response(new Blob(['seen'], { type: 'image/webp' })));
    });
    return state;
  };
  const shownIn = () => document.querySelector<HTMLImageElement>('[role=log] img')?.src ?? '';

  it('that was seen is paid for once, and stands there without a line under the next link', async () => {
    const server = playChat([said(1, '', { picture: link(1) })]);
    const files = playFiles();
    await show();
    await vi.waitFor(() => expect(shownIn()).toMatch(/^blob:/));
    await vi.waitFor(async () =>
      expect(await keysIn(sessionShelf.database())).toContain('picture /files/ab/cd.webp'),
    );
    clearScreen();
    files.isCut = true;
    server.on(listChat, () => reply(listChat, [said(1, '', { picture: link(2) })]));
    await show();
    await vi.waitFor(() => expect(shownIn()).toMatch(/^blob:/));
    expect(files.asked).toBe(1);
  });

  it('that was never seen stays a link, and comes with the next one', async () => {
    const server = playChat([said(1, '', { picture: link(1) })]);
    const files = playFiles();
    files.isCut = true;
    await show();
    await vi.waitFor(() => expect(shownIn()).toContain('until=1'));
    files.isCut = false;
    server.on(listChat, () => reply(listChat, [said(1, '', { picture: link(2) })]));
    await settle(5100);
    await vi.waitFor(() => expect(shownIn()).toMatch(/^blob:/));
  });
});
