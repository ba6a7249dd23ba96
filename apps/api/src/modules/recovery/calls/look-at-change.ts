import { lookAtChange } from '@karigar/contract/recovery/look-at-change';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { linkOf, pressOf } from '../change-of-link.ts';

export const lookAtChangeHandler = defineHandler(
  lookAtChange,
  async ({ token }, scope) => {
    const found = await linkOf(scope, token);
    if (!found.ok) return found;
    const { change, changed_at: changedAt, pressed_at: pressedAt } = found.value;
    const hasPayouts = found.value.has_payouts;
    const press = await pressOf(scope, found.value);
    if (!press.ok) return press;
    return accepted({
      change,
      at: changedAt.getTime(),
      isDisowned: pressedAt !== null,
      hasPayouts,
    });
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
