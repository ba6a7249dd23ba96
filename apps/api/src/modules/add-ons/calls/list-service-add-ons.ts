import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listOffered } from '../add-on-store.ts';

export const listServiceAddOnsHandler = defineHandler(
  listServiceAddOns,
  async ({ serviceId }, { tx, language }) => {
    const offered = await listOffered(tx, serviceId);
    return accepted(
      offered.map(({ id, names, price }) => ({ id, name: nameIn(names, language), price })),
    );
  },
);
