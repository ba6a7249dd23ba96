import { local } from '../device/storage.ts';
import { createDataUsed } from './data-used.ts';

export const dataUsed = createDataUsed(local);

const weigh = (entries: PerformanceEntryList): number =>
  entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);

let isMetering = false;

/**
 * The browser itself says what each answer weighed on the wire, compressed and with its headers; what came from the
 * phone weighs nothing. What was fetched before this began is told too.
 */
export const meterData = (): void => {
  if (isMetering || !('PerformanceObserver' in globalThis)) return;
  isMetering = true;
  const observer = new PerformanceObserver((list) => dataUsed.add(weigh(list.getEntries())));
  observer.observe({ type: 'resource', buffered: true });
  observer.observe({ type: 'navigation', buffered: true });
};
