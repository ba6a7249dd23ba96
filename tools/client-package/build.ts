import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';

const ROOT = join(import.meta.dirname, '../..');
const CONTRACT = join(ROOT, 'packages/contract');
const SPECIFIER = /(from |import\(|import )'([^']+)'|(from |import\(|import )"([^"]+)"/g;

/** Calls of the console have a listener of their own, which partners never reach. */
const isPublic = ({ at, who }: AnyCall): boolean =>
  at === undefined && (who === 'anyone' || who.some((role) => role !== 'operator'));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The source file of each public call, by its name. */
const callFiles = (): string[] => {
  const names = new Set(CALLS.filter(isPublic).map(({ name }) => `${name}.ts`));
  return filesBelow(join(CONTRACT, 'src')).filter((file) =>
    names.has(file.split('/').at(-1) ?? ''),
  );
};

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Workspace imports become relative, and TypeScript's files JavaScript's. */
const linked = (written: string, file: string, out: string): string =>
  written.replaceAll(SPECIFIER, (whole, lead, single, leadToo, double) => {
    const name = String(single ?? double);
    const [, area, path] = /^@karigar\/(\w+)\/(.+)$/.exec(name) ?? [];
    if (area !== undefined && path !== undefined) {
      const to = relative(dirname(file), join(out, area, 'src', `${path}.js`));
      return `${String(lead ?? leadToo)}'${to.startsWith('.') ? to : `./${to}`}'`;
    }
    return name.startsWith('.') && name.endsWith('.ts')
      ? `${String(lead ?? leadToo)}'${name.slice(0, -3)}.js'`
      : whole;
  });

/** Compiles the calls, their client and the rules they use into a folder that `npm pack` takes. */
const buildClientPackage = (out: string): void => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const config = join(out, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: join(ROOT, 'packages'),
        outDir: out,
        // What is found below node_modules is compiled by nobody.
        paths: { '@karigar/domain/*': [join(ROOT, 'packages/domain/src/*.ts')] },
        lib: ['ES2025', 'DOM', 'DOM.Iterable'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
        types: ['node'],
      },
      files: [join(CONTRACT, 'src/open.ts'), ...callFiles()],
    }),
  );
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
  rmSync(config);
  for (const file of filesBelow(out))
    writeFileSync(file, linked(readFileSync(file, 'utf8'), file, out));
  const { version, license } = readJson(join(ROOT, 'package.json'));
  const { zod } = readJson(join(CONTRACT, 'package.json'))['dependencies'] as { zod: string };
  const contract = readJson(join(CONTRACT, 'package.json'));
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify(
      {
        name: 'karigar-client',
        version,
        description: contract['description'],
        license,
        type: 'module',
        sideEffects: false,
        exports: {
          '.': { types: './contract/src/open.d.ts', default: './contract/src/open.js' },
          './*': { types: './contract/src/*.d.ts', default: './contract/src/*.js' },
        },
        dependencies: { zod },
        // Whoever installs the file needs no registry.
        bundledDependencies: ['zod'],
      },
      null,
      2,
    )}\n`,
  );
  cpSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
  cpSync(join(ROOT, 'docs/client.md'), join(out, 'README.md'));
  cpSync(join(ROOT, 'node_modules/zod'), join(out, 'node_modules/zod'), {
    recursive: true,
    dereference: true,
  });
};

/** Packs it; returns the file. */
export const packClient = (out: string): string => {
  buildClientPackage(out);
  const packed = execFileSync('npm', ['pack', '--json', '--silent'], {
    cwd: out,
    encoding: 'utf8',
  });
  const [{ filename = '' } = {}] = JSON.parse(packed) as { filename?: string }[];
  return join(out, filename);
};
