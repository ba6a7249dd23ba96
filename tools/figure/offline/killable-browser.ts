import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { freePort } from '../../services/free-port.ts';

const TRIES = 100;

export interface KillableBrowser {
  context: BrowserContext;
  /** Kills the whole browser at once, as a phone's system does. */
  kill: () => Promise<void>;
}

async function connect(address: string): Promise<Browser> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await chromium.connectOverCDP(address);
    } catch (error) {
      if (tried === TRIES) throw error;
      await pause(100);
    }
  }
}

const killGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};

/** A browser started by us on a profile that survives a kill. */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const { executablePath, args } = settings.launchOptions;
  const port = await freePort();
  const flags = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...flags, '--hide-crash-restore-bubble'], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    const browser = await connect(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no window');
    return { context, kill: () => killGroup(child) };
  } catch (error) {
    await killGroup(child);
    throw error;
  }
}
