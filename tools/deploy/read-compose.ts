import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { runOrThrow } from '../repo/run.ts';

export const composeFolder = join(repoRoot, 'deploy/compose');

export interface Service {
  image: string;
  network_mode: string;
  read_only: boolean;
  cap_drop: string[];
  cap_add?: string[];
  security_opt: string[];
  restart: string;
  user?: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  tmpfs?: string[];
  volumes?: string[];
  secrets?: string[];
  mem_limit?: string;
  pids_limit?: number;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const READ = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.argv[1])))';

/** The compose file with these variables filled in, as an engine reads it. */
export const readCompose = async (
  variables: Readonly<Record<string, string>>,
): Promise<Compose> => {
  const text = readFileSync(join(composeFolder, 'compose.yaml'), 'utf8').replaceAll(
    /\$\{(\w+)(?::-([^}]*))?\}/g,
    (_whole, name: string, fallback?: string) => {
      const value = variables[name] ?? fallback;
      if (value === undefined) throw new Error(`the compose file wants ${name}`);
      return value;
    },
  );
  return JSON.parse(await runOrThrow(['python3', '-c', READ, text])) as Compose;
};
