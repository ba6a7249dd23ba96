import type { Generator } from '../generator.ts';

interface Panel {
  title: string;
  /** Query and legend. */
  queries: readonly (readonly [string, string])[];
  unit?: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes';
}

const COLUMNS = 3;
const [WIDTH, HEIGHT] = [24 / COLUMNS, 8];

const panelOf = ({ title, queries, unit = 'short' }: Panel, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title,
  datasource: { type: 'prometheus', uid: '${source}' },
  gridPos: {
    x: (index % COLUMNS) * WIDTH,
    y: Math.floor(index / COLUMNS) * HEIGHT,
    w: WIDTH,
    h: HEIGHT,
  },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: queries.map(([expr, legendFormat], query) => ({
    refId: String.fromCodePoint(65 + query),
    expr,
    legendFormat,
  })),
});

const dashboard = (name: string, title: string, panels: readonly Panel[]): Generator => ({
  file: `deploy/watch/dashboards/${name}.json`,
  render: () =>
    JSON.stringify({
      uid: `karigar-${name}`,
      title: `Karigar: ${title}`,
      schemaVersion: 39,
      time: { from: 'now-6h', to: 'now' },
      refresh: '30s',
      templating: {
        list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
      },
      panels: panels.map(panelOf),
    }),
});

const quantile = (share: number, metric: string, by = ''): string =>
  `histogram_quantile(${share}, sum by (le${by}) (rate(${metric}_bucket[5m])))`;

export const callsDashboard = dashboard('calls', 'calls', [
  {
    title: 'Calls a second by outcome of the server',
    unit: 'reqps',
    queries: [
      ['sum(rate(karigar_calls_total{outcome!~"server[.].*"}[1m]))', 'answered'],
      ['sum by (outcome) (rate(karigar_calls_total{outcome=~"server[.].*"}[1m]))', '{{outcome}}'],
    ],
  },
  {
    title: 'Time of a call',
    unit: 's',
    queries: [
      [quantile(0.5, 'karigar_call_seconds'), 'half'],
      [quantile(0.99, 'karigar_call_seconds'), '99 %'],
    ],
  },
  {
    title: 'Slowest calls (99 %)',
    unit: 's',
    queries: [[`topk(8, ${quantile(0.99, 'karigar_call_seconds', ', call')})`, '{{call}}']],
  },
  {
    title: 'Calls that failed, of 99.9 %',
    unit: 'percentunit',
    queries: [
      ['karigar:calls_failed:ratio5m', '5 minutes'],
      ['karigar:calls_failed:ratio1h', '1 hour'],
    ],
  },
  {
    title: 'Calls slower than a second, of 99 %',
    unit: 'percentunit',
    queries: [
      ['karigar:calls_slow:ratio2m', '2 minutes'],
      ['karigar:calls_slow:ratio6h', '6 hours'],
    ],
  },
  { title: 'Calls in flight', queries: [['karigar_calls_in_flight', '{{instance}}']] },
  {
    title: 'Connections: callers that wait',
    queries: [['karigar_pool_connections{state="waiting"}', '{{instance}} {{pool}}']],
  },
  {
    title: 'Sessions found in the cache',
    unit: 'percentunit',
    queries: [
      [
        'sum(rate(karigar_session_lookups_total{where="cache"}[5m])) / sum(rate(karigar_session_lookups_total[5m]))',
        'cache',
      ],
    ],
  },
  {
    title: 'Calls refused because all places are taken',
    unit: 'reqps',
    queries: [['sum by (class) (rate(karigar_admission_refused_total[1m]))', '{{class}}']],
  },
  { title: 'Live streams', queries: [['karigar_live_streams', '{{instance}}']] },
]);

export const workDashboard = dashboard('work', 'work in the background', [
  {
    title: 'Oldest that waits',
    unit: 's',
    queries: [
      ['max(karigar_outbox_oldest_seconds)', 'outbox'],
      ['max(karigar_jobs_oldest_seconds)', 'due job'],
      ['max(karigar_audit_unsealed_seconds)', 'audit row'],
    ],
  },
  {
    title: 'What waits',
    queries: [
      ['max(karigar_outbox_rows)', 'outbox'],
      ['max(karigar_jobs_due)', 'due jobs'],
    ],
  },
  {
    title: 'Jobs a second',
    unit: 'reqps',
    queries: [['sum by (task, outcome) (rate(karigar_jobs_total[5m]))', '{{task}} {{outcome}}']],
  },
  {
    title: 'Time of a provider (99 %)',
    unit: 's',
    queries: [[quantile(0.99, 'karigar_provider_seconds', ', provider'), '{{provider}}']],
  },
  {
    title: 'Providers that failed',
    unit: 'reqps',
    queries: [
      ['sum by (provider) (rate(karigar_provider_total{outcome="failed"}[5m]))', '{{provider}}'],
    ],
  },
  {
    title: 'Since a round succeeded',
    unit: 's',
    queries: [['time() - max by (round) (karigar_round_success_timestamp_seconds)', '{{round}}']],
  },
  {
    title: 'Helper processes',
    queries: [['sum by (helper, state) (karigar_helpers)', '{{helper}} {{state}}']],
  },
  {
    title: 'Time of a hint (99 %)',
    unit: 's',
    queries: [[quantile(0.99, 'karigar_live_hint_seconds'), 'hint']],
  },
  {
    title: 'Days of partitions left',
    queries: [['min by (table) (karigar_partitions_ahead_days)', '{{table}}']],
  },
]);
