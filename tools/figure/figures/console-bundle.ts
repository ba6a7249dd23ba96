import type { Figure } from '../figure.ts';

const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

export const consoleBundle: Figure = {
  name: 'console-bundle',
  bar: 95,
  says: 'kB of JavaScript after gzip that the login of the console loads, at most the bar; with at most 200 kB for the board in all, and at most 60 kB more for any screen',
  measure: async () => {
    const { ensureWebApp } = await import('../../web/ensure-web-app.ts');
    const { overConsoleBudget, weighConsole } =
      await import('../../../e2e/weight/weigh-console.ts');
    await ensureWebApp(() => undefined);
    const weight = weighConsole();
    const [heaviest = ['none', 0] as const] = [...weight.screens].toSorted(([, a], [, b]) => b - a);
    const over = overConsoleBudget(weight);
    return {
      value: kilobytes(weight.login),
      ok: weight.screens.size > 5 && over.length === 0,
      explanation: {
        dispatch: kilobytes(weight.dispatch),
        dispatchBar: 200,
        screens: weight.screens.size,
        heaviestScreen: `${heaviest[0]} ${kilobytes(heaviest[1])}`,
        screenBar: 60,
        over: over.join('; ') || 'none',
      },
    };
  },
};
