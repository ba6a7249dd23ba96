import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedByMeta, readWhatsappEvents } from './whatsapp-events.ts';

// The webhook "messages": https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/status/

const eventOf = (value: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
              ...value,
            },
            field: 'messages',
          },
        ],
      },
    ],
  });

const statusOf = (status: string, more: object = {}) =>
  eventOf({
    statuses: [
      {
        id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBJBM0Y5QUU2N0JFQTM0NDJCRTMA',
        status,
        timestamp: '1750030073',
        recipient_id: '919876501234',
        pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' },
        ...more,
      },
    ],
  });

describe('webhooks of WhatsApp', () => {
  it.each([
    ['delivered', 'delivered'],
    ['read', 'seen'],
    ['failed', 'failed'],
  ])('the status %s is a report', (status, outcome) => {
    const failed = { errors: [{ code: 131_026, title: 'Message undeliverable' }] };
    const read = readWhatsappEvents(statusOf(status, status === 'failed' ? failed : {}));
    expect(read?.reports).toEqual([
      { providerId: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBJBM0Y5QUU2N0JFQTM0NDJCRTMA', outcome },
    ]);
  });

  it('a message that is on the way is no report yet', () => {
    expect(readWhatsappEvents(statusOf('sent'))).toEqual({ reports: [], stopped: [] });
  });

  it.each(['STOP', ' stop. ', 'Stop all', 'बंद करें', 'रोकें।'])('“%s” asks for no more', (body) => {
    const text = eventOf({ messages: [{ from: '919876501234', type: 'text', text: { body } }] });
    expect(readWhatsappEvents(text)?.stopped).toEqual(['919876501234']);
  });

  it('an answer that only begins like it does not', () => {
    const body = 'Stop at the gate, please';
    const text = eventOf({ messages: [{ from: '919876501234', type: 'text', text: { body } }] });
    expect(readWhatsappEvents(text)?.stopped).toEqual([]);
    const image = eventOf({ messages: [{ from: '919876501234', type: 'image', image: {} }] });
    expect(readWhatsappEvents(image)).toEqual({ reports: [], stopped: [] });
  });

  it('anything else is no event', () => {
    for (const body of ['', '[]', '{"object":"page","entry":[]}', '{"entry":1}'])
      expect(readWhatsappEvents(body)).toBeNull();
  });

  it('an event counts under the signature of exactly its bytes', () => {
    const body = Buffer.from(statusOf('read'));
    const signature = `sha256=${createHmac('sha256', 's').update(body).digest('hex')}`;
    expect(isSignedByMeta(body, signature, 's')).toBe(true);
    expect(isSignedByMeta(body, signature, 'another')).toBe(false);
    expect(isSignedByMeta(Buffer.concat([body, body]), signature, 's')).toBe(false);
    expect(isSignedByMeta(body, 'sha256=', 's')).toBe(false);
  });
});
