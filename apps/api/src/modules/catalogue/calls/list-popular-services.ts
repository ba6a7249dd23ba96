import { listPopularServices } from '@karigar/contract/catalogue/list-popular-services';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { presentCard } from '../catalogue-presenter.ts';
import { listPopular } from '../catalogue-store.ts';

const MOST = 6;

export const listPopularServicesHandler = defineHandler(
  listPopularServices,
  async (_input, { tx, language }) => {
    const rows = await listPopular(tx, MOST);
    return accepted(rows.map((row) => presentCard(language, row)));
  },
);
