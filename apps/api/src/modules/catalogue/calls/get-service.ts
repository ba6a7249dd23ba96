import { getService } from '@karigar/contract/catalogue/get-service';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { presentService } from '../catalogue-presenter.ts';
import { listAddOnsOf, readService } from '../catalogue-store.ts';

export const getServiceHandler = defineHandler(
  getService,
  async ({ serviceId }, { context, tx, language }) => {
    const row = await readService(tx, serviceId);
    if (row === null) return refused('service.not-found');
    const addOns = await listAddOnsOf(tx, serviceId);
    const ways = { takesUpi: context.upi !== null, paysOnline: context.gateway !== null };
    return accepted(presentService(language, row, addOns, ways));
  },
);
