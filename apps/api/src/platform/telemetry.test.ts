import { expect, it } from 'vitest';
import { createMetrics } from './telemetry.ts';

it('metrics count and time calls, relayed rows and dead letters', async () => {
  const metrics = createMetrics();
  metrics.called('start-work', 'ok', 0.004);
  metrics.called('start-work', 'ok', 0.2);
  metrics.called('start-work', 'refused', 0.004);
  metrics.relayed(7);
  metrics.relayed(0);
  metrics.gaveUp();
  const page = await metrics.render();
  expect(page).toContain('karigar_calls_total{call="start-work",outcome="ok"} 2');
  expect(page).toContain('karigar_calls_total{call="start-work",outcome="refused"} 1');
  expect(page).toContain('karigar_call_seconds_bucket{le="0.005",call="start-work"} 2');
  expect(page).toContain('karigar_call_seconds_count{call="start-work"} 3');
  expect(page).toContain('karigar_relay_rows_total 7');
  expect(page).toContain('karigar_dead_letters_total 1');
  expect(page).toContain('nodejs_heap_size_used_bytes');
  expect(page).toMatch(/karigar_build_info\{version="\d+\.\d+\.\d+",commit="none"\} 1/);
  expect(metrics.contentType).toContain('text/plain');
});

it('two metric registries are separate', async () => {
  const one = createMetrics();
  const two = createMetrics();
  one.relayed(3);
  expect(await two.render()).toContain('karigar_relay_rows_total 0');
});

it('partitions ahead are told by the process that looks after them alone', async () => {
  const metrics = createMetrics();
  expect(await metrics.render()).not.toContain('karigar_partitions_ahead_days{');
  metrics.partitionsAhead('bookings', 271.5);
  expect(await metrics.render()).toContain('karigar_partitions_ahead_days{table="bookings"} 271.5');
});
