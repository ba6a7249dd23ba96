import { expect, it, onTestFinished } from 'vitest';
import { askPostgres, natsAnswers, postgresAnswers } from './answers.ts';
import { startOwnNats } from './own-nats.ts';
import { startOwnPostgres } from './own-postgres.ts';

const ACTIVE = `SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid()`;

it('own PostgreSQL keeps acknowledged writes through a kill and both kinds of stop', async () => {
  const postgres = await startOwnPostgres({ settings: { max_connections: 20 } });
  onTestFinished(() => postgres.remove());
  const ask = (statement: string) => askPostgres(postgres.adminUrl, statement);
  expect(await ask('SHOW max_connections')).toBe('20');
  await ask('CREATE TABLE cups (id int)');

  for (const end of [
    () => postgres.kill(),
    () => postgres.stop('immediate'),
    () => postgres.stop('fast'),
  ]) {
    await ask('INSERT INTO cups VALUES (1)');
    await end();
    expect(await postgresAnswers(postgres.adminUrl)).toBe(false);
    await postgres.start();
  }
  expect(await ask('SELECT count(*) FROM cups')).toBe('3');
});

it('own PostgreSQL restarts while a busy backend of the killed server still exits', async () => {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  const busy = 'SELECT count(*) FROM generate_series(1, 6000000)';
  const ended = askPostgres(postgres.adminUrl, busy).catch(() => 'cut off');
  await expect
    .poll(() => askPostgres(postgres.adminUrl, `${ACTIVE} AND query LIKE '${busy}'`))
    .toBe('1');

  await postgres.kill();
  await postgres.start();
  expect(await postgresAnswers(postgres.adminUrl)).toBe(true);
  expect(['6000000', 'cut off']).toContain(await ended);
});

it('own NATS can be killed and restarted at the same address', async () => {
  const nats = await startOwnNats();
  onTestFinished(() => nats.stop());
  expect(await natsAnswers(nats.url)).toBe(true);
  await nats.kill();
  expect(await natsAnswers(nats.url)).toBe(false);
  await nats.start();
  expect(await natsAnswers(nats.url)).toBe(true);
});

it('own servers get distinct ports apart from the machine’s', async () => {
  const servers = await Promise.all([startOwnNats(), startOwnNats()]);
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  expect(new Set(ports).size).toBe(2);
  for (const port of ports) {
    expect(port).toBeGreaterThan(10_000);
    expect(port).toBeLessThan(32_768);
  }
});

it('launch reports why a server did not start', async () => {
  await expect(startOwnPostgres({ settings: { no_such_setting: 1 } })).rejects.toThrow(
    'no_such_setting',
  );
});
