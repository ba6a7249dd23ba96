import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../result.ts';
import { COOL_OFF_MS } from './account-facts.ts';
import {
  LINK_LIFE_MS,
  mayAnswerFreeze,
  mayDisown,
  MOST_FREEZES,
  payoutPause,
} from './payout-freeze.ts';

const CHANGED = 1_000_000;
const LINK = { changedAt: CHANGED, expiresAt: CHANGED + LINK_LIFE_MS, isPressed: false };
const NEVER = { isFrozen: false, restoredAt: null, lately: 0 };

describe('the link "This was not me"', () => {
  it('freezes payouts until it expires', () => {
    expect(mayDisown(LINK, NEVER, LINK.expiresAt - 1)).toEqual(accepted('first'));
    expect(mayDisown(LINK, NEVER, LINK.expiresAt)).toEqual(refused('change.link-over'));
  });

  it('does nothing more when it is pressed again', () => {
    const pressed = { ...LINK, isPressed: true };
    expect(mayDisown(pressed, { ...NEVER, isFrozen: true, lately: 1 }, CHANGED + 1)).toEqual(
      accepted('again'),
    );
  });

  it('of another change still counts while payouts are frozen', () => {
    expect(
      mayDisown(LINK, { ...NEVER, isFrozen: true, lately: MOST_FREEZES }, CHANGED + 1),
    ).toEqual(accepted('first'));
  });

  it.each([false, true])(
    'freezes nothing that an operator has checked (pressed before: %s)',
    (isPressed) => {
      const restored = { ...NEVER, restoredAt: CHANGED, lately: 1 };
      expect(mayDisown({ ...LINK, isPressed }, restored, CHANGED + 1)).toEqual(
        refused('change.checked'),
      );
      const later = { ...LINK, isPressed, changedAt: CHANGED + 1 };
      expect(mayDisown(later, restored, CHANGED + 2).ok).toBe(true);
    },
  );

  it('freezes an account at most three times in 30 days', () => {
    const often = { ...NEVER, lately: MOST_FREEZES };
    expect(mayDisown(LINK, often, CHANGED + 1)).toEqual(refused('change.too-often'));
    expect(mayDisown(LINK, { ...often, lately: MOST_FREEZES - 1 }, CHANGED + 1)).toEqual(
      accepted('first'),
    );
  });
});

it.each([
  ['open', 'keep', true],
  ['open', 'restore', true],
  ['kept', 'keep', false],
  ['kept', 'restore', true],
  ['restored', 'keep', false],
  ['restored', 'restore', false],
] as const)('a freeze that is %s can be answered with %s: %s', (state, answer, may) => {
  expect(mayAnswerFreeze(state, answer).ok).toBe(may);
});

describe('payouts', () => {
  it('pause for three days after a change', () => {
    const changed = { isFrozen: false, changedAt: CHANGED };
    const until = CHANGED + COOL_OFF_MS;
    expect(payoutPause(changed, until - 1)).toEqual({ why: 'changed', until });
    expect(payoutPause(changed, until)).toBeNull();
    expect(payoutPause({ ...changed, changedAt: null }, CHANGED)).toBeNull();
  });

  it('pause while they are frozen, however old the change is', () => {
    const frozen = { isFrozen: true, changedAt: CHANGED };
    expect(payoutPause(frozen, CHANGED + 1)).toEqual({ why: 'frozen', until: null });
    expect(payoutPause(frozen, CHANGED + LINK_LIFE_MS)).toEqual({ why: 'frozen', until: null });
  });
});
