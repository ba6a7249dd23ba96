import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPushService, type PushService } from '#testing/push-service';
import { createPush, type Push, type PushMessage } from './push.ts';
import { isPushEndpoint, KNOWN_PUSH_SERVICES } from './push-services.ts';

const privateKey = Buffer.alloc(32, 7).toString('base64url');
const contact = 'mailto:push@karigar.example.in';
let service: PushService;
let push: Push;
beforeAll(async () => {
  service = await startPushService();
  push = createPush({ privateKey, contact, services: [service.origin] });
});
afterAll(() => service.close());

const messageTo = (to: PushMessage['to'], payload: unknown = { id: 1 }): PushMessage => ({
  to,
  payload,
  ttlSeconds: 60,
  urgent: true,
  topic: 'n1',
});

describe('push', () => {
  it('a push is encrypted for the phone and signed by us, with TTL, urgency and topic', async () => {
    const phone = service.newPhone();
    const payload = { id: 7, body: 'बुकिंग KRG-1 आपको दी गई है।' };
    expect(await push.send(messageTo(phone.address, payload))).toBe('sent');
    expect(phone.heard).toEqual([
      { payload, ttl: 60, urgency: 'high', topic: 'n1', signedBy: push.publicKey, contact },
    ]);
    const usual = { ...messageTo(phone.address), urgent: false };
    await push.send(usual);
    expect(phone.heard.at(-1)?.urgency).toBe('normal');
    expect(service.failures).toEqual([]);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'rejected'],
    [401, 'rejected'],
    [403, 'rejected'],
    [413, 'rejected'],
  ])('a push with reply %i is %s', async (status, outcome) => {
    const phone = service.newPhone();
    phone.answerWith(status);
    expect(await push.send(messageTo(phone.address))).toBe(outcome);
  });

  it('while the key is changed, phones are reached under the key that they subscribed with', async () => {
    const newKey = Buffer.alloc(32, 9).toString('base64url');
    const parts = { privateKey: newKey, contact, services: [service.origin] };
    const changing = createPush({ ...parts, otherPrivateKey: privateKey });
    const [before, after] = [
      service.newPhone(push.publicKey),
      service.newPhone(changing.publicKey),
    ];
    expect(await changing.send(messageTo(before.address))).toBe('sent');
    expect(await changing.send(messageTo(after.address))).toBe('sent');
    expect([before, after].map(({ heard }) => heard.length)).toEqual([1, 1]);
    expect(await createPush(parts).send(messageTo(before.address))).toBe('rejected');
  });

  it.each([429, 500, 503])(
    'a push with reply %i throws, so that it is retried, without the address',
    async (status) => {
      const phone = service.newPhone();
      phone.answerWith(status);
      const failure = await push.send(messageTo(phone.address)).catch(String);
      expect(failure).toBe(`Error: push: the service answered ${status}`);
    },
  );

  it('a push times out when the service does not reply', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.holdAnswers(() => promise);
    const began = performance.now();
    const impatient = createPush({
      privateKey,
      contact,
      services: [service.origin],
      timeoutMs: 300,
    });
    await expect(impatient.send(messageTo(service.newPhone().address))).rejects.toThrow('timeout');
    expect(performance.now() - began).toBeLessThan(3000);
    resolve();
    service.holdAnswers(() => Promise.resolve());
  });

  it('a push follows no redirect', async () => {
    const phone = service.newPhone();
    phone.answerWith(307);
    await expect(push.send(messageTo(phone.address))).rejects.toThrow('fetch failed');
    expect(service.strays).toEqual([]);
  });

  it('a push is not sent to an unknown service or with invalid keys', async () => {
    const { address } = service.newPhone();
    const elsewhere = createPush({ privateKey, contact, services: KNOWN_PUSH_SERVICES });
    expect(await elsewhere.send(messageTo(address))).toBe('gone');
    for (const wrong of [
      { ...address, p256dh: '' },
      { ...address, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...address, auth: 'c2hvcnQ' },
    ]) {
      expect(push.accepts(wrong)).toBe(false);
      expect(await push.send(messageTo(wrong))).toBe('gone');
    }
    expect(push.accepts(address)).toBe(true);
  });
});

describe('push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('%s is an endpoint of a push service', (endpoint) => {
    expect(isPushEndpoint(endpoint, KNOWN_PUSH_SERVICES)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@10.0.0.7/',
    'https://user@fcm.googleapis.com/',
    'https://fcm.googleapis.com.example.in/',
    'https://evilpush.apple.com.example.in/',
    'https://notify.windows.com.example.in/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('%s is not an endpoint of a push service', (endpoint) => {
    expect(isPushEndpoint(endpoint, KNOWN_PUSH_SERVICES)).toBe(false);
  });
});
