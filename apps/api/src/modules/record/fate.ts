import { paise } from '@karigar/domain/money';
import { CHANNELS } from '@karigar/domain/notifications/message-plan';
import { FAILURES, MESSAGE_STATES, TRY_STATES } from '@karigar/domain/notifications/next-move';
import * as z from 'zod/mini';

const stored = z.object({
  state: z.enum(MESSAGE_STATES),
  why: z.nullable(z.enum(FAILURES)),
  readAt: z.nullable(z.number()),
  tries: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      state: z.enum(TRY_STATES),
      provider: z.nullable(z.string()),
      cost: z.pipe(z.number(), z.transform(paise)),
      at: z.number(),
      changedAt: z.number(),
    }),
  ),
});

/** What became of a message, as the history has it; null for what goes by no channel. */
export const presentFate = (fate: unknown) => {
  if (fate === null) return null;
  const { tries, ...rest } = z.parse(stored, fate);
  return {
    ...rest,
    tries: tries.map(({ provider, ...one }) => Object.assign(one, { provider: provider ?? '' })),
  };
};
