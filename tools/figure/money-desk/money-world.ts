import { randomInt } from 'node:crypto';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import type { Desk } from '@karigar/domain/console/desks';
import { request } from '@playwright/test';
import { showPasskey } from '../../../apps/api/proofs/payout-run-store.ts';
import { createOperatorPerson, type FreshPerson } from '../../../apps/api/testing/fresh-people.ts';
import { createSpawnedWorld, type SpawnedWorld } from '../../../apps/api/testing/spawned-world.ts';
import { must } from '../../../e2e/world/order-job.ts';
import { consoleUrlAt } from '../../dev/start-api.ts';
import { freePort } from '../../services/free-port.ts';
import { builtConsole, builtFolder, ensureWebApp } from '../../web/ensure-web-app.ts';

export type Call = <Of extends AnyCall>(
  call: Of,
  input: InputOf<Of>,
  token: string,
) => Promise<OutputOf<Of>>;

export interface MoneyWorld extends Pick<SpawnedWorld, 'look' | 'vault' | 'signIn'> {
  /** A call that must succeed. */
  call: Call;
  /** Calls from a network of its own. */
  elsewhere: <Out>(work: (call: Call) => Promise<Out>) => Promise<Out>;
  /** The call as a new session of this operator, who has shown the passkey just now. */
  callAs: <Of extends AnyCall>(
    operator: FreshPerson,
    call: Of,
    input: InputOf<Of>,
  ) => Promise<OutputOf<Of>>;
  operator: (...desks: readonly Desk[]) => Promise<FreshPerson>;
}

/** The built console on a server of its own with the demo world; `main` is another program that starts the server. */
export async function withMoneyWorld<Out>(
  work: (world: MoneyWorld) => Promise<Out>,
  main?: string,
): Promise<Out> {
  await ensureWebApp(console.error);
  const [port, consolePort] = [await freePort(), await freePort()];
  const base = `http://localhost:${port}`;
  const world = await createSpawnedWorld(
    {
      PUBLIC_URL: base,
      CONSOLE_URL: consoleUrlAt(consolePort),
      CONSOLE_DIR: builtConsole,
      WEB_DIR: builtFolder,
      TRUSTED_PROXIES: '1',
      UPI_PAYEE: 'karigar@okbank',
    },
    { port, consolePort, ...(main !== undefined && { main }) },
  );
  const before = { ...process.env };
  process.env['E2E_BASE'] = base;
  process.env['E2E_CONSOLE'] = `http://localhost:${consolePort}`;
  process.env['E2E_DATABASE'] = world.database.url('owner');
  const phone = await request.newContext({ baseURL: base });
  const byte = (): number => randomInt(1, 255);
  const newPhone = () =>
    request.newContext({
      baseURL: base,
      extraHTTPHeaders: { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
    });
  const { look, vault, signIn } = world;
  const call: Call = (of, input, token) => must(phone, of, input, token);
  try {
    await world.server.start();
    return await work({
      look,
      vault,
      signIn,
      call,
      elsewhere: async (act) => {
        const own = await newPhone();
        try {
          return await act((of, input, token) => must(own, of, input, token));
        } finally {
          await own.dispose();
        }
      },
      callAs: async (operator, of, input) => {
        const token = await signIn(operator);
        await showPasskey(look, operator.id);
        return call(of, input, token);
      },
      operator: (...desks) => createOperatorPerson(look, Date.now(), desks),
    });
  } finally {
    await phone.dispose();
    await world.close();
    for (const name of ['E2E_BASE', 'E2E_CONSOLE', 'E2E_DATABASE'])
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
}
