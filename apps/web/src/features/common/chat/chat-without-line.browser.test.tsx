import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { MARK_HEADERS } from '@karigar/contract/wire/mark';
import { keys as keysIn } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { sessionCache } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { all, buttonNamed, clearScreen, one, settle, words } from '#testing/show-screen.tsx';
import { broken, cut, onItsWay, outOfTime, reply } from '#testing/test-server';
import { bubbles, own, playChat, said, show, talk, write } from '#testing/chat-stage';

talk();

describe('the chat without a connection', () => {
  it('[ERR-02] keeps unsent messages in order, and sends each once when the connection is back', async () => {
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

  it('shows a message once whose reply was lost, and retries with the same idempotency key', async () => {
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

  it('shows why a message was refused, until it is dismissed', async () => {
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
    ['the connection is cut', cut],
    ['the request times out', outOfTime],
    ['the server fails', broken],
  ])('[ERR-02] the chat keeps its messages when %s, with their time', async (_how, fail) => {
    const server = playChat([said(1, 'one')]);
    await show();
    server.on(listChat, fail);
    await settle(5100);
    expect(bubbles()).toHaveLength(1);
    expect(words()).toContain('Could not refresh. As of 10:30 am.');
    expect(toasts.takeAll()).toEqual([]);
  });

  it('offers a retry when the first load of the chat fails, and a spinner before', async () => {
    const server = playChat([said(1, 'one')]);
    const { answer, arrive } = onItsWay();
    server.on(listChat, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(broken());
    await settle();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load the chat.");
    server.on(listChat, () => reply(listChat, [said(1, 'one')]));
    buttonNamed('Try again').click();
    await settle();
    expect(bubbles()).toHaveLength(1);
  });
});

describe('a chat picture', () => {
  const link = (until: number): string => `/files/ab/cd.webp?until=${until}&seal=x`;
  /** Plays the server's files: counts the requests of each link. */
  const playFiles = () => {
    const play = fetch as unknown as (url: string, init?: RequestInit) => Promise<Response>;
    const state: { asked: number; isCut: boolean; headers: Readonly<Record<string, string>> } = {
      asked: 0,
      isCut: false,
      headers: MARK_HEADERS,
    };
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (!url.startsWith('/files/')) return play(url, init);
      state.asked += 1;
      return state.isCut
        ? cut()
        : Promise.resolve(
            new Response(new Blob(['seen'], { type: 'image/webp' }), { headers: state.headers }),
          );
    });
    return state;
  };
  const shownIn = () => document.querySelector<HTMLImageElement>('[role=log] img')?.src ?? '';

  it('a picture that was seen is downloaded once, and is shown offline under the next link', async () => {
    const server = playChat([said(1, '', { picture: link(1) })]);
    const files = playFiles();
    await show();
    await vi.waitFor(() => expect(shownIn()).toMatch(/^blob:/));
    await vi.waitFor(async () =>
      expect(await keysIn(sessionCache.database())).toContain('picture /files/ab/cd.webp'),
    );
    clearScreen();
    files.isCut = true;
    server.on(listChat, () => reply(listChat, [said(1, '', { picture: link(2) })]));
    await show();
    await vi.waitFor(() => expect(shownIn()).toMatch(/^blob:/));
    expect(files.asked).toBe(1);
  });

  it("a picture is not cached when the reply is not our server's", async () => {
    playChat([said(1, '', { picture: link(1) })]);
    const files = playFiles();
    files.headers = {};
    await show();
    await vi.waitFor(() => expect(files.asked).toBe(1));
    await vi.waitFor(() => expect(shownIn()).toContain('until=1'));
    expect(await keysIn(sessionCache.database())).not.toContain('picture /files/ab/cd.webp');
  });

  it('a picture that was never seen stays a link, and loads with the next link', async () => {
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
