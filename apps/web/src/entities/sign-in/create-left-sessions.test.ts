import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createLeftSessions } from './create-left-sessions.ts';

const createPhone = () => {
  const storage = memoryStorage();
  const line = { isUp: false };
  const ended: string[] = [];
  const left = createLeftSessions({
    storage,
    end: (one) => {
      if (line.isUp) ended.push(one);
      return Promise.resolve(line.isUp);
    },
  });
  return { storage, line, ended, left };
};

describe('sessions left without network', () => {
  it('a left session is stored as a hash and told once the network returns', async () => {
    const { storage, line, ended, left } = createPhone();
    await left.add('token-1');
    await left.finish();
    expect(storage.getItem('leftSessions')).toBe(hash('sha256', 'token-1'));
    line.isUp = true;
    await left.finish();
    expect(ended).toEqual([hash('sha256', 'token-1')]);
    expect(storage.getItem('leftSessions')).toBeNull();
    await left.finish();
    expect(ended).toHaveLength(1);
  });

  it('several left sessions are all told, also after a restart, and a new login is not among them', async () => {
    const { storage, ended, left } = createPhone();
    await left.add('token-1');
    await left.add('token-2');
    storage.setItem('authToken', 'token-3');
    const restarted = createLeftSessions({
      storage,
      end: (one) => Promise.resolve(ended.push(one) > 0),
    });
    await restarted.finish();
    expect(ended).toEqual([hash('sha256', 'token-1'), hash('sha256', 'token-2')]);
    expect(storage.getItem('authToken')).toBe('token-3');
  });

  it('a session left while another is being told is not lost', async () => {
    const { storage, left } = createPhone();
    await left.add('token-1');
    const slow = createLeftSessions({
      storage,
      end: async () => {
        if (!(storage.getItem('leftSessions') ?? '').includes(' ')) await left.add('token-2');
        return true;
      },
    });
    await slow.finish();
    expect(storage.getItem('leftSessions')).toBe(hash('sha256', 'token-2'));
  });
});
