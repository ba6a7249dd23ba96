import { parseArgs } from 'node:util';
import { PlainError } from '../dev/plainly.ts';

const USAGE = 'npm run api:try -- [--base URL] [--client-id ID] [--own]';

export interface Options {
  base: string;
  /** Given with --base, so that no other server may be used. */
  isChosen: boolean;
  clientId: string;
  /** Use a server of its own, even when one is running. */
  own: boolean;
}

export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parse(args);
  const written = values.base ?? `http://127.0.0.1:${env['PORT'] ?? '8080'}`;
  const url = URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new PlainError(`${written} is not an address such as http://127.0.0.1:8080`);
  }
  return {
    base: url.href.replace(/\/$/, ''),
    isChosen: values.base !== undefined,
    clientId: values['client-id'],
    own: values.own,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        base: { type: 'string' },
        'client-id': { type: 'string', default: 'karigar-dev' },
        own: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const [why = ''] = (error as Error).message.split(/[.\n]/);
    throw new PlainError(`${why}. ${USAGE}`);
  }
}
