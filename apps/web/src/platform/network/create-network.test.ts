import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetwork, STEADY_MS } from './create-network.ts';
import { networkOf, SLOW_MS } from './network-of.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = { kind: 'ok', data: null, message: '' } as const;
const busy = (status: number) =>
  ({ kind: 'unavailable', status, message: '', retryAfterMs: null }) as const;

describe('the connection by one result', () => {
  it.each([
    ['a reply', ok, 200, 'fine'],
    ['a late reply', ok, SLOW_MS + 1, 'slow'],
    ['a timeout', { kind: 'timeout' } as const, 15_000, 'slow'],
    ['no connection', { kind: 'network' } as const, 5, 'unreachable'],
    ['no network', { kind: 'offline' } as const, 5, 'offline'],
    ['a foreign reply', { kind: 'foreign', status: 200 } as const, 5, 'foreign'],
    ['503', busy(503), 5, 'server-down'],
    ['429 by our server', busy(429), 5, 'fine'],
    ['an ended session', { kind: 'signed-out', message: '' } as const, 5, 'fine'],
  ])('the connection after %s', (_what, result, took, expected) => {
    expect(networkOf(result, took)).toBe(expected);
  });
});

describe('the connection over time', () => {
  it('one lost reply is not reported; lasting trouble is, and a good reply ends it at once', () => {
    const network = createNetwork(() => true);
    network.report('server-down');
    expect([network.now(), network.steady()]).toEqual(['server-down', 'fine']);
    network.report('fine');
    vi.advanceTimersByTime(STEADY_MS * 2);
    expect(network.steady()).toBe('fine');
    network.report('server-down');
    vi.advanceTimersByTime(STEADY_MS);
    expect(network.steady()).toBe('server-down');
    network.report('foreign');
    expect(network.steady()).toBe('foreign');
    network.report('fine');
    expect(network.steady()).toBe('fine');
  });

  it('a missing network is reported at once, and so is its return', () => {
    let isOnline = false;
    const network = createNetwork(() => isOnline);
    network.changed();
    expect(network.steady()).toBe('offline');
    isOnline = true;
    network.changed();
    expect(network.steady()).toBe('fine');
  });

  it('a pending call is slow before its time limit; an ended one is not', () => {
    const network = createNetwork(() => true);
    network.expect();
    vi.advanceTimersByTime(SLOW_MS + STEADY_MS);
    expect(network.steady()).toBe('slow');
    const other = createNetwork(() => true);
    other.expect()();
    vi.advanceTimersByTime(SLOW_MS + STEADY_MS);
    expect(other.steady()).toBe('fine');
  });

  it('trouble is forgotten when there were no calls for a while', () => {
    const network = createNetwork(() => true);
    network.report('unreachable');
    vi.advanceTimersByTime(STEADY_MS);
    expect(network.steady()).toBe('unreachable');
    vi.advanceTimersByTime(90_000);
    expect(network.steady()).toBe('fine');
  });

  it('the network notifies its listeners once for each change', () => {
    const network = createNetwork(() => true);
    const listener = vi.fn<() => void>();
    network.subscribe(listener);
    network.report('slow');
    network.report('slow');
    vi.advanceTimersByTime(STEADY_MS);
    network.report('fine');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
