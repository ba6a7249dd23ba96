/** Runs work on the built app and its servers, and stops them afterwards. */
export async function withWorld<Out>(work: (address: string) => Promise<Out>): Promise<Out> {
  const { default: startWorld } = await import('../../e2e/world/start-world.ts');
  const end = await startWorld();
  try {
    return await work(process.env['E2E_BASE'] ?? '');
  } finally {
    await end();
  }
}
