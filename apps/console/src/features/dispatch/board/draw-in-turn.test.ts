import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawInTurn } from './draw-in-turn.ts';

let frames: (() => void)[] = [];
let visibilityState = 'visible';

beforeEach(() => {
  frames = [];
  visibilityState = 'visible';
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const nextFrame = async (): Promise<void> => {
  frames.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
};

it('draws one thing in each frame', async () => {
  const drawn: number[] = [];
  const ended = drawInTurn([1, 2, 3], (thing) => void drawn.push(thing));
  expect(drawn).toEqual([1]);
  await nextFrame();
  expect(drawn).toEqual([1, 2]);
  await nextFrame();
  await nextFrame();
  await ended;
  expect(drawn).toEqual([1, 2, 3]);
});

it('draws everything at once on a page that nobody sees', async () => {
  visibilityState = 'hidden';
  const drawn: number[] = [];
  await drawInTurn([1, 2, 3], (thing) => void drawn.push(thing));
  expect(drawn).toEqual([1, 2, 3]);
  expect(frames).toEqual([]);
});
