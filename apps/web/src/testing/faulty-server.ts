import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one request. `lost` happened, and its answer never came. */
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

/** A server on a real socket that knows its keys, and fails one call in the way it is told. */
export const startFaultyServer = async () => {
  const effects: string[] = [];
  const tokens: string[] = [];
  const claims: string[] = [];
  const keys = new Set<string>();
  const plan = new Map<string, Fault[]>();
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
      if (fault !== undefined) {
        const headers = fault.after === undefined ? {} : { 'Retry-After': String(fault.after) };
        response.writeHead(fault.status, headers);
        return void response.end(JSON.stringify(bodyOf(fault.status)));
      }
      commit();
      response.end(JSON.stringify(DONE));
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/`,
    /** What happened, each once, in its order, under whose login, and when he says he did it. */
    effects,
    tokens,
    claims,
    failOnce: (programType: string, fault: Fault): void => void plan.set(programType, [fault]),
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
