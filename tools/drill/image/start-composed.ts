import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCompose, type Compose } from '../../deploy/read-compose.ts';
import { repoRoot } from '../../repo/root.ts';
import type { Engine } from './create-engine.ts';

/** The user of the image. */
const USER = 10_001;

export interface Around {
  /** PostgreSQL's superuser. */
  adminUrl: string;
  natsUrl: string;
  port: number;
  internalPort: number;
  consolePort: number;
}

const filled = (name: string, changes: Readonly<Record<string, string>>): string => {
  let text = readFileSync(join(repoRoot, 'deploy/settings', name), 'utf8');
  for (const [setting, value] of Object.entries(changes)) {
    const line = new RegExp(`^${setting}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`${name} has no ${setting}`);
    text = text.replace(line, `${setting}=${value}`);
  }
  return text;
};

/** Writes what an operator has in /etc/karigar, from our templates and with secrets that the image makes. */
const writeEtc = async (
  { podman }: Engine,
  image: string,
  folder: string,
  around: Around,
): Promise<void> => {
  const [server, nats] = [new URL(around.adminUrl).host, new URL(around.natsUrl).host];
  mkdirSync(join(folder, 'legal'), { recursive: true });
  chownSync(folder, USER, USER);
  const into = ['--into', '/etc/karigar', '--server', server, '--nats', nats];
  await podman(
    'run',
    '--rm',
    `--volume=${folder}:/etc/karigar`,
    image,
    'db',
    'make-secrets',
    ...into,
  );
  for (const name of ['SMS_KEY', 'EMAIL_KEY']) {
    const file = join(folder, 'secrets', name);
    writeFileSync(file, 'of the gateway\n', { mode: 0o600 });
    chownSync(file, USER, USER);
  }
  const ports = {
    PORT: String(around.port),
    INTERNAL_PORT: String(around.internalPort),
    CONSOLE_PORT: String(around.consolePort),
  };
  for (const name of ['a.env', 'b.env']) writeFileSync(join(folder, name), filled(name, ports));
  const common = filled('common.env', {
    // The code of a login is in the inbox, which production does not have.
    NODE_ENV: 'development',
    PUBLIC_URL: `http://localhost:${around.port}`,
    CLIENT_IDS: 'karigar-app,karigar-dev',
    DATABASE_URL: `postgres://${server}/karigar`,
    DATABASE_ADMIN_URL: around.adminUrl,
  }).replace(/^LEGAL_DIR=.*\n/m, '');
  writeFileSync(join(folder, 'common.env'), common);
};

/** The words of podman for a service of the compose file. */
const wordsOf = ({ services, secrets }: Compose, name: string): string[] => {
  const service = services[name];
  if (service === undefined) throw new Error(`the compose file has no service ${name}`);
  const { environment = {}, entrypoint, command = [], stop_grace_period: grace = '10s' } = service;
  return [
    `--name=${name}`,
    `--network=${service.network_mode}`,
    `--read-only=${service.read_only}`,
    ...service.cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...service.security_opt.map((option) => `--security-opt=${option}`),
    ...(service.env_file ?? []).map((file) => `--env-file=${file}`),
    ...Object.entries(environment).map(([setting, value]) => `--env=${setting}=${value}`),
    ...(service.tmpfs ?? []).map((path) => `--tmpfs=${path}`),
    ...(service.volumes ?? []).map((volume) => `--volume=${volume}`),
    ...(service.secrets ?? []).map(
      (secret) => `--volume=${secrets[secret]?.file ?? ''}:/run/secrets/${secret}:ro`,
    ),
    `--memory=${service.mem_limit}`,
    `--pids-limit=${service.pids_limit}`,
    `--stop-timeout=${Number.parseInt(grace, 10)}`,
    ...(entrypoint === undefined ? [] : [`--entrypoint=${JSON.stringify(entrypoint)}`]),
    service.image,
    ...command,
  ];
};

/** The services of the compose file that run our image; PostgreSQL, NATS and the proxy are around it. */
export const startComposed = async (
  engine: Engine,
  image: string,
  folder: string,
  around: Around,
) => {
  await writeEtc(engine, image, folder, around);
  const compose = await readCompose({
    KARIGAR_ETC: folder,
    KARIGAR_VERSION: image.split(':')[1] ?? '',
    KARIGAR_HOST: 'localhost',
    CONSOLE_HOST: 'ops.localhost',
  });
  for (const step of ['prepare', 'migrate'])
    await engine.podman('run', '--rm', ...wordsOf(compose, step));
  const containers = ['a', 'b'];
  for (const name of containers) await engine.podman('run', '--detach', ...wordsOf(compose, name));
  return {
    containers,
    lastWords: async (): Promise<string> => {
      const said = containers.map((name) => engine.tryPodman('logs', '--tail=5', name));
      return (await Promise.all(said)).map(({ output }) => output).join('\n');
    },
    /** The stored pictures, as they are in the volume. */
    pictures: async (): Promise<Buffer[]> => {
      const at = await engine.podman('volume', 'inspect', '--format={{.Mountpoint}}', 'files');
      return readdirSync(at.trim(), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    },
  };
};
