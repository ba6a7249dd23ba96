import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { currentTrace, withTrace, type Tracing, type TracingSettings } from './trace-context.ts';

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
} as const;

const written = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const contextOf = (traceparent: string | null): Context => {
  if (traceparent === null) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/**
 * Sends spans in batches to a collector, as JSON over HTTP. A share of the traces is kept, decided where a trace begins;
 * when the collector does not answer, spans are dropped and calls go on.
 */
export const createOtlpTracing = (
  { endpoint, share }: TracingSettings,
  version: string,
): Tracing => {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint}/`).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'karigar', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('karigar');
  return {
    span: async ({ name, kind, parent = currentTrace() }, work) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, contextOf(parent));
      try {
        return await withTrace(written(span.spanContext()), () =>
          work(({ name: newName, outcome }) => {
            if (newName !== undefined) span.updateName(newName);
            if (outcome !== undefined) span.setAttribute('karigar.outcome', outcome);
          }),
        );
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown(),
  };
};
