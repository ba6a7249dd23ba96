import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listChat } from '../chat/list-chat.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { maybePicture } from './values.ts';

const ELSEWHERE = [
  'https://other.example.in/a.jpg',
  'http://other.example.in/a.jpg',
  '//other.example.in/a.jpg',
  String.raw`/\other.example.in/a.jpg`,
  'javascript:alert(1)',
  'data:text/html,x',
  'a.jpg',
];

describe('picture addresses', () => {
  it.each(['/files/a.webp?until=1&seal=x', '/art/service-ac.svg', 'data:image/png;base64,AA'])(
    '%s is our own and is kept',
    (address) => {
      expect(z.decode(maybePicture, address)).toBe(address);
    },
  );

  it.each([...ELSEWHERE, '', null, undefined])(
    '%s is no picture that a screen loads',
    (address) => {
      expect(z.decode(maybePicture, address)).toBeNull();
    },
  );

  it.each(ELSEWHERE)('a chat message with a picture at %s says where it is', (file) => {
    const [message] = z.decode(listChat.output, [{ chat: '', type: 'r', file }]);
    expect(message).toMatchObject({ picture: null, isPictureElsewhere: true });
  });

  it('a chat message with our own picture, or none, says nothing', () => {
    for (const file of ['/files/a.webp', null, '']) {
      const [message] = z.decode(listChat.output, [{ chat: 'x', type: 'r', file }]);
      expect(message).not.toHaveProperty('isPictureElsewhere');
    }
  });

  it("a notification of another server keeps its words without the picture's address", () => {
    const wire = { id: 1, message: 'x', dataFrom: 'y', file: ELSEWHERE[0], isSent: 1 };
    const [notification] = z.decode(listNotifications.output, [
      { ...wire, created_at: '2026-11-05T05:00:00Z' },
    ]);
    expect(notification).toMatchObject({ message: 'x', image: null });
  });
});
