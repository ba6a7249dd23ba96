import { getSupport } from '@karigar/contract/help/get-support';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';

export const getSupportHandler = defineHandler(getSupport, async (_input, { context }) =>
  accepted({ phone: context.config.supportPhone }),
);
