import { provePayoutRun } from './payout-run-world.ts';

/** Prints the proof as one line: `node apps/api/proofs/payout-run-main.ts SERVICEMEN KILLS file|provider`. */
const [servicemen = '100', kills = '0', way = 'file'] = process.argv.slice(2);
const size = { servicemen: Number(servicemen), kills: Number(kills) };
const proof = await provePayoutRun(way === 'provider' ? 'provider' : 'file', size);
process.stdout.write(`${JSON.stringify(proof)}\n`);
