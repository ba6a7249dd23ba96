import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';

/** A fault of one request. `lost` took effect, and its reply never came. */
export type Fault =
  | 'reset'
  | 'lost'
  | 'no-answer'
  | 'garbage'
  | { readonly status: number; readonly after?: number };

const DONE = { success: true, code: 200, message: 'Done.', data: null };
const bodyOf = (status: number) => ({
  success: false,
  code: `http.${status}`,
  message: 'No.',
  data: null,
});

/** A server on a real socket that honours idempotency keys, and fails one call in the given way. */
export const startFaultyServer = async () => {
  const effects: string[] = [];
  const tokens: string[] = [];
  const claims: string[] = [];
  const keys = new Set<string>();
  const plan = new Map<string, Fault[]>();
  let delayMs = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('latin1');
      const field = (name: string): string =>
        new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(body)?.[1] ?? '';
      const call = field('programType');
      const fault = plan.get(call)?.shift();
      const key = String(request.headers['idempotency-key']);
      const commit = (): void => {
        if (keys.has(key)) return;
        keys.add(key);
        effects.push(call);
        tokens.push(field('authToken'));
        claims.push(field('startTime') || field('endTime') || field('actionTime'));
      };
      if (fault === 'reset') return void request.socket.destroy();
      if (fault === 'no-answer') return;
      if (fault === 'lost') {
        commit();
        return void request.socket.destroy();
      }
      if (fault === 'garbage') {
        commit();
        return void response.end('<html>Log in to this Wi-Fi</html>');
      }
      response.setHeaders(new Map(Object.entries(MARK_HEADERS)));
      if (fault !== undefined) {
        const headers = fault.after === undefined ? {} : { 'Retry-After': String(fault.after) };
        response.writeHead(fault.status, headers);
        return void response.end(JSON.stringify(withMark(bodyOf(fault.status))));
      }
      commit();
      setTimeout(() => response.end(JSON.stringify(withMark(DONE))), delayMs);
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/`,
    /** Effects in order, each once, with the login and the claimed time. */
    effects,
    tokens,
    claims,
    failOnce: (programType: string, fault: Fault): void => void plan.set(programType, [fault]),
    /** From now on every reply is delayed; the effect is immediate. */
    answerAfter: (ms: number): void => void (delayMs = ms),
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
