import { listConsents } from '@karigar/contract/privacy/list-consents';
import { consentsOf, optionalPurposes } from '@karigar/domain/privacy/consent';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listGiven } from '../consent-store.ts';

export const listConsentsHandler = defineHandler(
  listConsents,
  async (_input, { context, tx, who }) => {
    const optional = optionalPurposes({ hasWhatsapp: context.whatsapp !== null });
    return accepted([...consentsOf(await listGiven(tx, accountOf(who)), optional)]);
  },
);
