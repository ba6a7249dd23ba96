import { expect, it } from 'vitest';
import { screenOf } from './screen-of.ts';
import { all, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer } from '#testing/test-server';

onStage({ as: 'customer' });

it.each(['customer', 'guest', null] as const)(
  'the guide of a %s speaks of booking',
  async (role) => {
    playServer();
    const screen = screenOf('guide', role);
    await screen.load();
    await showScreen(screen, '/guide');
    expect(words()).toContain('A booking from the first tap to the receipt');
    expect(words()).not.toContain('Start Work');
    expect(all('ol li')).toHaveLength(8);
  },
);
