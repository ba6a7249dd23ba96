import { describe, expect, it } from 'vitest';
import { createLocalBus } from './live-bus.ts';

describe('local bus', () => {
  it('the local bus delivers a hint to every listener of its subject, asynchronously, as a copy', async () => {
    const bus = createLocalBus();
    const heard: unknown[] = [];
    bus.subscribe('u.1', (hint) => heard.push(['first', hint]));
    bus.subscribe('u.1', (hint) => heard.push(['second', hint]));
    bus.subscribe('u.2', (hint) => heard.push(['other', hint]));
    const hint = { type: 'booking', id: '7', version: 3 };
    bus.publish('u.1', hint);
    hint.version = 4;
    expect(heard).toEqual([]);
    await bus.flush();
    expect(heard).toEqual([
      ['first', { type: 'booking', id: '7', version: 3 }],
      ['second', { type: 'booking', id: '7', version: 3 }],
    ]);
  });

  it('the local bus delivers nothing after unsubscribe, not even hints already sent', async () => {
    const bus = createLocalBus();
    const heard: unknown[] = [];
    const stop = bus.subscribe('u.1', (hint) => heard.push(hint));
    bus.publish('u.1', 1);
    stop();
    stop();
    bus.publish('u.1', 2);
    await bus.flush();
    expect(heard).toEqual([]);
  });

  it('the local bus isolates and reports a listener that throws', async () => {
    const errors: unknown[] = [];
    const bus = createLocalBus((error) => errors.push(error));
    const heard: unknown[] = [];
    bus.subscribe('u.1', () => {
      throw new Error('listener');
    });
    bus.subscribe('u.1', (hint) => heard.push(hint));
    bus.publish('u.1', 1);
    await bus.flush();
    expect(heard).toEqual([1]);
    expect(errors).toEqual([new Error('listener')]);
  });

  it('the local bus is connected until it is closed, and silent afterwards', async () => {
    const bus = createLocalBus();
    const heard: unknown[] = [];
    bus.subscribe('u.1', (hint) => heard.push(hint));
    expect(bus.isConnected()).toBe(true);
    bus.publish('u.1', 1);
    await bus.close();
    bus.publish('u.1', 2);
    await bus.flush();
    expect(bus.isConnected()).toBe(false);
    expect(heard).toEqual([]);
  });

  it.each(['', 'u.*', 'u.>', 'u.', '.u', 'u 1', 'u.1\r\nPUB x 0'])(
    'the local bus refuses %j as a subject',
    (subject) => {
      const bus = createLocalBus();
      expect(() => {
        bus.publish(subject, 1);
      }).toThrow(TypeError);
      expect(() => bus.subscribe(subject, () => {})).toThrow(TypeError);
    },
  );
});
