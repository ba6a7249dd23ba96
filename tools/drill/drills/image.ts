import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { clusterWorld } from '../../../apps/api/testing/cluster-world.ts';
import { seedDemoWorld } from '../../../apps/api/testing/demo-world.ts';
import { createBookings } from '../../../apps/api/testing/fresh-bookings.ts';
import { createPerson } from '../../../apps/api/testing/fresh-people.ts';
import { logInByCode } from '../../figure/log-in-by-code.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { buildRelease } from '../../release/build.ts';
import { debianRoot, makeDebianRoot } from '../../release/debian-root.ts';
import { buildImage, type Image } from '../../release/image.ts';
import { freePort } from '../../services/free-port.ts';
import { startOwnNats } from '../../services/own-nats.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import type { Drill } from '../drill.ts';
import { createEngine, type Engine } from '../image/create-engine.ts';
import { startComposed } from '../image/start-composed.ts';
import { sendPicture } from '../restore/pictures.ts';
import { isSmall } from '../size.ts';

const MOST_MEGABYTES = 450;
const READY_MS = 60_000;
const CLOSED = [
  '--read-only',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--tmpfs=/tmp',
];

/** What is wrong with the image before it has any setting. */
const judgeAlone = async ({ tryPodman }: Engine, { name }: Image): Promise<string[]> => {
  const failures: string[] = [];
  const unsafe = await tryPodman('run', '--rm', ...CLOSED, name);
  if (unsafe.code !== 1 || !unsafe.output.includes('VAULT_KEYS'))
    failures.push(`without settings it did not refuse to start: ${unsafe.output}`);
  const look = 'find / -xdev -type f -perm /6000; ls /etc/apt; env | grep -E "KEY|SECRET|PASSWORD"';
  const shell = ['run', '--rm', ...CLOSED, '--entrypoint=/bin/sh', name, '-c'];
  const open = (await tryPodman(...shell, look)).stdout.trim();
  if (open !== '') failures.push(`it has what it does not need: ${open}`);
  return failures;
};

const awaitReady = async (base: string, lastWords: () => Promise<string>): Promise<void> => {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(`${base}/ready`).catch(() => null);
    if (reply?.ok === true) return;
    await pause(100);
  }
  throw new Error(`${base} is not ready:\n${await lastWords()}`);
};

/** Runs both processes as the compose file says; returns what failed. */
const judgeRunning = async (engine: Engine, { name }: Image, folder: string) => {
  const failures: string[] = [];
  const closers: (() => Promise<void>)[] = [];
  try {
    const postgres = await startOwnPostgres();
    closers.push(() => postgres.remove());
    const nats = await startOwnNats();
    closers.push(() => nats.stop());
    const ports = {
      port: await freePort(),
      internalPort: await freePort(),
      consolePort: await freePort(),
    };
    const began = performance.now();
    const around = { adminUrl: postgres.adminUrl, natsUrl: nats.url, ...ports };
    const composed = await startComposed(engine, name, folder, around);
    for (const host of ['127.0.0.1', '127.0.0.2'])
      await awaitReady(`http://${host}:${ports.internalPort}`, composed.lastWords);
    const seconds = (performance.now() - began) / 1000;

    const world = clusterWorld(postgres.adminUrl, 'karigar');
    const now = Date.now();
    await withClient(world.url('owner'), (client) => seedDemoWorld(client, now));
    await logInByCode(`http://localhost:${ports.port}`, 'karigar-app');
    const operators = await fetch(`http://127.0.0.1:${ports.consolePort}/login`);
    if (operators.status !== 200) failures.push(`the console answered ${operators.status}`);

    const serviceman = await createPerson(world.look, 'serviceman', now);
    const customer = await createPerson(world.look, 'customer', now);
    const [booking] = await createBookings(world.look, world.vault, {
      count: 1,
      state: 'assigned',
      servicemanId: serviceman.id,
      customerId: customer.id,
      now,
      code: '123456',
    });
    if (booking === undefined) throw new Error('no booking was made');
    const token = await world.signIn(serviceman);
    await sendPicture(`http://127.0.0.2:${ports.port}/api/`, token, booking);
    const pictures = await composed.pictures();
    const processed = pictures.filter((bytes) => bytes.subarray(8, 12).toString() === 'WEBP');
    if (pictures.length === 0 || processed.length !== pictures.length)
      failures.push(`${processed.length} of ${pictures.length} stored pictures were processed`);

    for (const container of composed.containers) {
      const inside = ['exec', container, '/bin/sh', '-c'];
      const status = await engine.podman(...inside, 'cat /proc/1/status');
      for (const line of [/^Uid:\t10001\b/m, /^CapBnd:\t0+$/m, /^NoNewPrivs:\t1$/m])
        if (!line.test(status)) failures.push(`${container} runs without ${line.source}`);
      const write = await engine.tryPodman(...inside, 'touch /srv/karigar/written');
      if (!write.output.includes('Read-only file system'))
        failures.push(`${container} could write: ${write.output}`);
      await engine.podman('stop', '--time=60', container);
      const code = await engine.podman('inspect', '--format={{.State.ExitCode}}', container);
      if (code.trim() !== '0') failures.push(`${container} ended with ${code.trim()}`);
    }
    return { failures, seconds };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
};

const measureImage = async (folder: string, engine: Engine) => {
  const failures: string[] = [];
  const { archive } = await buildRelease(join(folder, 'release'));
  const roots = [join(folder, 'one.tar'), join(folder, 'two.tar')];
  if (isSmall) roots.splice(0, 2, await debianRoot());
  else for (const root of roots) await makeDebianRoot(root);
  const images: Image[] = [];
  for (const debian of roots) images.push(await buildImage({ archive, debian }, engine.podman));
  const [image] = images;
  if (image === undefined) throw new Error('no image was built');
  if (new Set(images.map(({ digest }) => digest)).size > 1)
    failures.push('two builds of a release have different digests');
  if (image.megabytes > MOST_MEGABYTES) failures.push(`${image.megabytes} MB`);
  failures.push(...(await judgeAlone(engine, image)));
  const running = await judgeRunning(engine, image, join(folder, 'etc'));
  failures.push(...running.failures);
  return {
    failures,
    told: {
      builds: images.length,
      megabytes: image.megabytes,
      secondsToReady: Number(running.seconds.toFixed(1)),
      digest: image.digest.slice(0, 19),
    },
  };
};

export const image: Drill = {
  name: 'image',
  bar: 0,
  says: `what fails when the image is built twice from one release, each on a Debian of its own (the same digest), refuses to start without settings, and runs as the compose file says, read-only and without a capability: migration, readiness, a login, a picture that is processed, its end; at most ${MOST_MEGABYTES} MB`,
  needs: {
    mmdebstrap: 'mmdebstrap',
    podman: 'podman',
    runc: 'runc',
    'nats-server': 'nats-server',
  },
  nightly: 'it builds a release and an image: some three minutes',
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'karigar-image-'));
    const engine = createEngine();
    try {
      const { failures, told } = await measureImage(folder, engine);
      tellFailures(failures);
      return { value: failures.length, ok: failures.length === 0, explanation: told };
    } finally {
      await engine.close();
      rmSync(folder, { recursive: true });
    }
  },
};
