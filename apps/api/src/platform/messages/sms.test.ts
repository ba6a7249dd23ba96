import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createGatewaySms,
  createInboxSms,
  type InboxEntry,
  type Sms,
  type SmsMessage,
} from './sms.ts';
import { templateIdsOf } from './template-ids.ts';
import { SMS_TEMPLATES } from './sms-texts.ts';

const named = SMS_TEMPLATES.flatMap((template) => [`${template}.en`, `${template}.hi`]);
const templateIds: Record<string, string> = Object.fromEntries(
  named.map((name, nth) => [name, String(110_700_000_000_001 + nth)]),
);
const message: SmsMessage = {
  to: '98765 01234',
  template: 'login-otp',
  values: { code: '482913' },
  language: 'en',
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

type Answer = (request: IncomingMessage, reply: ServerResponse, body: string) => void;

const gateway = async (answer: Answer): Promise<Sms> => {
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      answer(request, reply, Buffer.concat(parts).toString());
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return createGatewaySms({
    url: `http://127.0.0.1:${address.port}/send`,
    apiKey: 'key-1',
    sender: 'KARIGR',
    templateIds,
    timeoutMs: 2_000,
  });
};

const failureOf = async (sms: Sms, sent: SmsMessage): Promise<string> => {
  try {
    await sms.send(sent);
    return 'no failure';
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return `${String(error)} ${cause instanceof Error ? String(cause) : ''}`;
  }
};

describe('SMS gateway', () => {
  it('the SMS gateway gets number, sender, registered template and text', async () => {
    const got: unknown[] = [];
    const sms = await gateway((request, reply, body) => {
      got.push([request.method, request.url, request.headers.authorization, JSON.parse(body)]);
      reply.writeHead(202).end('{"id":"m1"}');
    });
    await sms.send(message);
    await sms.send({ ...message, to: '+14155550123', language: 'hi' });
    expect(got).toEqual([
      [
        'POST',
        '/send',
        'Bearer key-1',
        {
          to: '+919876501234',
          sender: 'KARIGR',
          templateId: '110700000000001',
          text: '482913 is your Karigar login code. It is valid for 5 minutes. Do not share it with anyone.',
        },
      ],
      [
        'POST',
        '/send',
        'Bearer key-1',
        {
          to: '+14155550123',
          sender: 'KARIGR',
          templateId: '110700000000002',
          text: '482913 आपका कारीगर लॉग इन कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
        },
      ],
    ]);
  });

  it.each([400, 401, 429, 500, 503])(
    "the SMS gateway's reply %i becomes an error without secrets",
    async (status) => {
      const sms = await gateway((_, reply, body) => {
        reply.writeHead(status).end(body);
      });
      const failure = await failureOf(sms, message);
      expect(failure).toContain(`the gateway answered ${status}`);
      expect(failure).not.toMatch(/98765|482913|key-1/);
    },
  );

  it('the SMS gateway client follows no redirect', async () => {
    let asked = 0;
    const sms = await gateway((_, reply) => {
      asked += 1;
      reply.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await failureOf(sms, message)).not.toBe('no failure');
    expect(asked).toBe(1);
  });

  it('the SMS gateway client times out, and fails when the gateway is unreachable', async () => {
    const start = performance.now();
    const silent = await gateway(() => {});
    expect(await failureOf(silent, message)).toContain('TimeoutError');
    expect(performance.now() - start).toBeLessThan(3_000);
    const absent = createGatewaySms({
      url: 'http://127.0.0.1:9/send',
      apiKey: 'key-1',
      sender: 'KARIGR',
      templateIds,
    });
    const failure = await failureOf(absent, message);
    expect(failure).not.toBe('no failure');
    expect(failure).not.toMatch(/98765|482913|key-1/);
  });

  it('the SMS gateway is not called when the number or a value is missing', async () => {
    let asked = 0;
    const sms = await gateway((_, reply) => {
      asked += 1;
      reply.end();
    });
    expect(await failureOf(sms, { ...message, to: '12345' })).toBe(
      'Error: sms: not a phone number ',
    );
    expect(await failureOf(sms, { ...message, values: {} })).toContain('needs "code"');
    expect(asked).toBe(0);
  });

  it('the SMS gateway client needs an id for every template and language', () => {
    const { 'login-otp.hi': _, ...fewer } = templateIds;
    expect(() =>
      createGatewaySms({ url: 'http://x', apiKey: '', sender: 'KARIGR', templateIds: fewer }),
    ).toThrow('login-otp.hi');
  });

  it('a draft goes by SMS in its own language once its text is registered, before that in English', () => {
    const ids = templateIdsOf({ ...templateIds, 'login-otp.mr': '1107-mr' });
    expect(ids('login-otp', 'mr')).toEqual({ id: '1107-mr', language: 'mr' });
    expect(ids('login-otp', 'ur')).toEqual({ id: templateIds['login-otp.en'], language: 'en' });
  });
});

it('inbox SMS writes development messages with their time to the inbox', async () => {
  const inbox: InboxEntry[] = [];
  const sms = createInboxSms(
    (entry) => {
      inbox.push(entry);
      return Promise.resolve();
    },
    () => 1_000,
  );
  await sms.send({
    to: '9876501234',
    template: 'completion-otp',
    values: { code: '4821', bookingNo: 'KG-7' },
    language: 'hi',
  });
  expect(inbox).toEqual([
    {
      to: '+919876501234',
      template: 'completion-otp',
      text: '4821 आपकी कारीगर बुकिंग KG-7 का समापन कोड है। काम पूरा होने पर ही इसे कारीगर को बताएँ।',
      at: 1_000,
    },
  ]);
});
