import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createSmtpEmail, type SmtpSetup } from '#platform/messages/smtp';

const LOGIN = { user: 'karigar', pass: 'stand-in password' } as const;
const SECRET = Buffer.from(`\0${LOGIN.user}\0${LOGIN.pass}`).toString('base64');

export type SmtpLetter = { readonly from: string; readonly to: string; readonly source: string };

/** What the relay does with the next letters; `null` takes them. */
export type SmtpFault =
  | 'refuses-recipient'
  | 'defers-recipient'
  | 'refuses-letter'
  | 'defers-letter'
  | 'refuses-login'
  | 'hangs-at-once'
  | 'hangs-after-letter'
  | 'cuts-after-letter'
  | null;

/** A stand-in for a relay (RFC 5321, with AUTH PLAIN), without TLS. */
export const startSmtp = async () => {
  const letters: SmtpLetter[] = [];
  const sockets = new Set<Socket>();
  let fault: SmtpFault = null;

  const talk = (socket: Socket): void => {
    let [from, to, waiting] = ['', '', ''];
    let isLetter = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);

    const takeLetter = (source: string): void => {
      isLetter = false;
      if (fault === 'refuses-letter') return say('554 5.7.1 Message refused as spam');
      if (fault === 'defers-letter') return say('451 4.7.1 Greylisted, try again later');
      letters.push({ from, to, source });
      if (fault === 'hangs-after-letter') return undefined;
      if (fault === 'cuts-after-letter') return void socket.destroy();
      return say('250 2.0.0 Ok: queued as 4Z1FvN2rPvz');
    };

    const takeCommand = (line: string): void => {
      const word = line.split(' ', 1)[0]?.toUpperCase();
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      switch (word) {
        case 'EHLO':
          return say('250-relay.test\r\n250-8BITMIME\r\n250 AUTH PLAIN');
        case 'AUTH':
          return line.endsWith(` ${SECRET}`) && fault !== 'refuses-login'
            ? say('235 2.7.0 Authentication successful')
            : say('535 5.7.8 Authentication failed');
        case 'MAIL':
          from = address;
          return say('250 2.1.0 Ok');
        case 'RCPT':
          to = address;
          if (fault === 'refuses-recipient') return say(`550 5.1.1 <${to}>: no such user`);
          if (fault === 'defers-recipient') return say(`450 4.2.1 <${to}>: try again later`);
          return say('250 2.1.5 Ok');
        case 'DATA':
          isLetter = true;
          return say('354 End data with <CR><LF>.<CR><LF>');
        case 'QUIT':
          say('221 2.0.0 Bye');
          return void socket.end();
        case 'RSET':
          return say('250 2.0.0 Ok');
        default:
          return say('502 5.5.2 Error: command not recognized');
      }
    };

    const take = (): void => {
      for (;;) {
        const end = waiting.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + (isLetter ? 5 : 2));
        if (isLetter) takeLetter(line.replaceAll('\r\n..', '\r\n.'));
        else takeCommand(line);
      }
    };

    socket.setEncoding('utf8').on('data', (given: string) => {
      waiting += given;
      take();
    });
    socket.on('error', () => sockets.delete(socket)).on('close', () => sockets.delete(socket));
    sockets.add(socket);
    if (fault !== 'hangs-at-once') say('220 relay.test ESMTP');
  };

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const setup: SmtpSetup = {
    host: '127.0.0.1',
    port,
    tls: 'if-offered',
    login: LOGIN,
    from: 'Karigar <no-reply@karigar.example>',
    timeoutMs: 2_000,
  };
  return {
    letters: letters as readonly SmtpLetter[],
    setup,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_USER: LOGIN.user,
      SMTP_PASSWORD: LOGIN.pass,
      EMAIL_FROM: setup.from,
    },
    fault: (given: SmtpFault): void => {
      fault = given;
    },
    adapter: (changed: Partial<SmtpSetup> = {}) => createSmtpEmail({ ...setup, ...changed }),
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
