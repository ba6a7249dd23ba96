import { expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createScrollStore } from './scroll-store.ts';

it('remembers the scroll position of each history entry, also after a reload', () => {
  const storage = memoryStorage();
  const before = createScrollStore(storage);
  before.keep('list', 840);
  before.keep('detail', 0);
  before.save();
  const after = createScrollStore(storage);
  expect([after.get('list'), after.get('detail'), after.get('new')]).toEqual([840, 0, 0]);
});

it('forgets the oldest scroll position beyond fifty, and ignores a broken record', () => {
  const store = createScrollStore(memoryStorage({ scroll: '{"no":"list"}' }));
  for (let place = 0; place < 51; place += 1) store.keep(`place ${place}`, 100);
  expect([store.get('place 0'), store.get('place 1')]).toEqual([0, 100]);
});
