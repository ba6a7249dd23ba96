import { local } from '@karigar/client/device/storage';
import { serverNow } from '@karigar/client/time/server-now';
import { createDataUsed } from './data-used.ts';

export const dataUsed = createDataUsed(local, serverNow);

const weigh = (entries: PerformanceEntryList): number =>
  entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);

let isMetering = false;

/**
 * PerformanceObserver reports the transfer size of each reply, compressed and with headers; cached ones count zero.
 * Earlier requests are included.
 */
export const meterData = (): void => {
  if (isMetering || !('PerformanceObserver' in globalThis)) return;
  isMetering = true;
  const observer = new PerformanceObserver((list) => dataUsed.add(weigh(list.getEntries())));
  observer.observe({ type: 'resource', buffered: true });
  observer.observe({ type: 'navigation', buffered: true });
};
