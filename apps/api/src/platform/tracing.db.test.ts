import { testPush } from '@karigar/contract/push/test-push';
import { expect, it, onTestFinished } from 'vitest';
import { startOtlpReceiver, type ReceivedSpan } from '#testing/otlp-receiver';
import { people } from '#testing/people';
import { createPushWorld, type StandInSubscriber } from '#testing/push-world';
import { readTraceparent } from './trace-context.ts';

const CALLER = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' };

/** Sends a push by a call, with this environment, and returns the spans that a collector got of it. */
const traced = async (env: Record<string, string>) => {
  const receiver = await startOtlpReceiver();
  onTestFinished(() => receiver.close());
  const world = await createPushWorld({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, ...env },
  });
  let phone: StandInSubscriber;
  try {
    phone = await world.phoneOf('suresh');
    const { playerId, token } = phone;
    await world.send(testPush, { playerId, mark: 'm-1' }, { token, headers: CALLER });
    await world.work();
  } finally {
    await world.close();
  }
  expect(phone.heard).toHaveLength(1);
  const spans = receiver.spans();
  const named = (name: string): ReceivedSpan | undefined => spans.find((one) => one.name === name);
  return { phone, text: receiver.text(), spans, named };
};

it('one trace leads from the call over the outbox and the job to the push, without data of people', async () => {
  const { phone, text, named } = await traced({ OTEL_TRACES_SAMPLER_ARG: '1' });
  const [call, job, push] = [named('test-push'), named('send-test-push'), named('push')];
  expect(call?.traceId).toMatch(/^[\da-f]{32}$/);
  expect([job?.traceId, push?.traceId]).toEqual([call?.traceId, call?.traceId]);
  expect(job?.parentSpanId).toBe(call?.spanId);
  expect(push?.parentSpanId).toBe(job?.spanId);
  expect(call?.attributes).toEqual([{ key: 'karigar.outcome', value: { stringValue: 'ok' } }]);
  // A caller without a proxy of ours cannot choose the trace.
  expect(text).not.toContain('11111111111111111111111111111111');
  const { endpoint } = phone.address;
  for (const secret of [phone.token, phone.playerId, endpoint, String(people.suresh.id)])
    expect(text).not.toContain(secret);
});

it('a trace that began at our proxy goes on', async () => {
  const { named } = await traced({ OTEL_TRACES_SAMPLER_ARG: '0', TRUSTED_PROXIES: '1' });
  expect(named('test-push')).toMatchObject({
    traceId: '11111111111111111111111111111111',
    parentSpanId: '2222222222222222',
  });
  expect(named('push')?.traceId).toBe('11111111111111111111111111111111');
});

it('of the traces that begin here only the set share is kept, and the push arrives without', async () => {
  const { spans } = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' });
  expect(spans).toEqual([]);
});

it.each(['', 'x', `00-${'0'.repeat(32)}-${'2'.repeat(16)}-01`, `${CALLER.traceparent}'; --`])(
  'a malformed traceparent is no trace: %s',
  (written) => {
    expect(readTraceparent(written)).toBeNull();
    expect(readTraceparent(CALLER.traceparent)).toBe(CALLER.traceparent);
  },
);
