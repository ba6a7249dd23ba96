import { getService } from '@karigar/contract/catalogue/get-service';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { presentService } from '../catalogue-presenter.ts';
import { listAddOnsOf, readService } from '../catalogue-store.ts';

export const getServiceHandler = defineHandler(
  getService,
  async ({ serviceId }, { tx, language }) => {
    const row = await readService(tx, serviceId);
    if (row === null) return refused('service.not-found');
    return accepted(presentService(language, row, await listAddOnsOf(tx, serviceId)));
  },
);
