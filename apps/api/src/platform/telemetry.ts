import { collectDefaultMetrics, Registry } from 'prom-client';
import { readBuild } from './build.ts';
import { admissionMetrics } from './metrics/admission-metrics.ts';
import { callMetrics } from './metrics/call-metrics.ts';
import { liveMetrics } from './metrics/live-metrics.ts';
import { messageMetrics } from './metrics/message-metrics.ts';
import { metersOn } from './metrics/meters.ts';
import { processMetrics } from './metrics/process-metrics.ts';
import { providerMetrics } from './metrics/provider-metrics.ts';
import { workMetrics } from './metrics/work-metrics.ts';

/** All metrics of one process. */
export const createMetrics = () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const meters = metersOn(register);
  return {
    ...processMetrics(meters, readBuild()),
    ...callMetrics(meters),
    ...admissionMetrics(meters),
    ...workMetrics(meters),
    ...messageMetrics(meters),
    ...providerMetrics(meters),
    ...liveMetrics(meters),
    contentType: register.contentType,
    render: (): Promise<string> => register.metrics(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
