import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  expectedOf,
  judgeEnding,
  type Command,
  type Did,
  type Ending,
} from './judge-sequence.ts';

const did = (...commands: Command[]): Did[] =>
  commands.map((command) => ({ command, isAcknowledged: true }));
const TWICE_HELD: Command[] = ['start', 'hold', 'resume', 'hold', 'resume', 'end'];

const ending = (more: Partial<Ending>): Ending => ({
  did: did(...TWICE_HELD),
  taken: TWICE_HELD,
  refused: [],
  said: [],
  shown: [],
  ...more,
});

describe('judgeEnding', () => {
  it('judgeEnding finds no failure when all was taken, or refused and shown', () => {
    expect(judgeEnding(ending({})).failures).toEqual([]);
    const cancelled = ending({ taken: [], refused: TWICE_HELD, shown: TWICE_HELD });
    expect(judgeEnding(cancelled).failures).toEqual([]);
  });

  it('judgeEnding accepts either outcome of an action that the screen never confirmed', () => {
    const unsure = [...did('start'), { command: 'hold', isAcknowledged: false } as const];
    expect(judgeEnding(ending({ did: unsure, taken: ['start'] })).failures).toEqual([]);
    expect(judgeEnding(ending({ did: unsure, taken: ['start', 'hold'] })).failures).toEqual([]);
  });

  it('judgeEnding accepts a refused code that the right code settled, and no other hidden refusal', () => {
    const codes = { did: did('end', 'verify', 'verify'), shown: [] };
    const settled = ending({ ...codes, taken: ['end', 'verify'], refused: ['verify'] });
    expect(judgeEnding(settled).failures).toEqual([]);
    const hidden = ending({ ...codes, taken: ['end'], refused: ['verify', 'verify'] });
    expect(judgeEnding(hidden)).toMatchObject({ hidden: 1 });
  });

  it('judgeEnding finds a second hold and resume that were dropped', () => {
    const swallowed = ending({ taken: ['start', 'hold', 'resume', 'end'] });
    expect(judgeEnding(swallowed)).toMatchObject({ lost: 2, doubled: 0, outOfOrder: 0 });
  });

  it('judgeEnding finds doubled actions, wrong order, and refusals that are not shown', () => {
    expect(judgeEnding(ending({ taken: ['start', ...TWICE_HELD] }))).toMatchObject({ doubled: 1 });
    const turned: Command[] = ['hold', 'start', 'resume', 'hold', 'resume', 'end'];
    expect(judgeEnding(ending({ taken: turned }))).toMatchObject({ outOfOrder: 1 });
    const hidden = ending({ did: did('start'), taken: [], refused: ['start'] });
    expect(judgeEnding(hidden).failures).toEqual(['refused and not shown: start']);
  });

  it('judgeEnding finds chat messages that were lost or doubled', () => {
    const words: Did[] = [{ command: 'say', text: 'a', isAcknowledged: true }];
    const of = (said: string[]) => judgeEnding(ending({ did: words, taken: [], said }));
    expect(of(['a'])).toMatchObject({ lost: 0, doubled: 0 });
    expect(of([])).toMatchObject({ lost: 1 });
    expect(of(['a', 'a'])).toMatchObject({ doubled: 1 });
  });
});

describe('differenceOf', () => {
  const started = { state: 'started', held: ['assigned', 'started'] } as const;
  const assigned = { state: 'assigned', held: ['assigned'] } as const;

  it('differenceOf lets the screen be ahead of the server while it is marked as not sent', () => {
    expect(differenceOf({ state: 'started', isMarked: true }, did('start'), assigned)).toBeNull();
    expect(differenceOf({ state: 'started', isMarked: false }, did('start'), started)).toBeNull();
  });

  it('differenceOf reports a state shown as final that the server does not have', () => {
    const drawn = { state: 'started', isMarked: false } as const;
    expect(differenceOf(drawn, did('start'), assigned)).toContain('without a mark');
  });

  it('differenceOf reports work shown as not started after it was done on this phone', () => {
    const drawn = { state: 'assigned', isMarked: false } as const;
    expect(differenceOf(drawn, did('start'), started)).toBe(
      'drawn assigned, done on this phone: started',
    );
  });

  it('differenceOf counts a completion code only after the server took it', () => {
    const job = did('start', 'end', 'verify');
    expect(expectedOf(job, 'ended')).toBe('ended');
    expect(expectedOf(job, 'completed')).toBe('completed');
    const done = { state: 'completed', held: ['assigned', 'ended', 'completed'] } as const;
    expect(differenceOf({ state: 'ended', isMarked: true }, job, done)).toBeNull();
    expect(differenceOf({ state: 'ended', isMarked: false }, job, done)).not.toBeNull();
  });
});
