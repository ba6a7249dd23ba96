import type { Tracing, TracingSettings } from './trace-context.ts';

const OFF: Tracing = {
  span: (_setup, work) => work(() => {}),
  close: () => Promise.resolve(),
};

/** Imported on demand: without an endpoint nothing of OpenTelemetry is loaded. */
export const createTracing = async (
  settings: TracingSettings | null,
  version: string,
): Promise<Tracing> =>
  settings === null
    ? OFF
    : (await import('./otlp-tracing.ts')).createOtlpTracing(settings, version);
