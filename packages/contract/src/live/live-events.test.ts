import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLiveReader, writeLiveEvent, type LiveEvent } from './live-events.ts';

const anyEvent: fc.Arbitrary<LiveEvent> = fc.oneof(
  fc.constantFrom('beat', 'down', 'move').map((name) => ({ name, data: null }) as const),
  fc.nat().map((data) => ({ name: 'latest', data }) as const),
  fc
    .record({
      type: fc.oneof(fc.constantFrom('booking', 'chat', 'notifications'), fc.string()),
      id: fc.option(fc.nat()),
      version: fc.option(fc.nat()),
      sequence: fc.nat(),
    })
    .map((data) => ({ name: 'hint', data }) as const),
);

describe('live stream', () => {
  it('reads live events as written, with any chunk boundaries', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.infiniteStream(fc.nat(40)), (events, cuts) => {
        const read = createLiveReader();
        let left = events.map(writeLiveEvent).join('');
        const heard: LiveEvent[] = [];
        while (left !== '') {
          const size = cuts.next().value + 1;
          heard.push(...read(left.slice(0, size)));
          left = left.slice(size);
        }
        expect(heard).toEqual(events);
      }),
    );
  });

  it('skips unknown live events and continues', () => {
    const read = createLiveReader();
    const strange = [
      'event: weather\ndata: "rain"',
      'event: hint\ndata: {"type":1}',
      'event: hint\ndata: {',
      'event: latest\ndata: many',
      ': a comment',
    ].join('\n\n');
    expect(read(`${strange}\n\nevent: latest\ndata: 7\n\n`)).toEqual([{ name: 'latest', data: 7 }]);
  });
});
