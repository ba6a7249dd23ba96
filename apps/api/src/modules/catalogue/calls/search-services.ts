import { searchServices } from '@karigar/contract/catalogue/search-services';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { presentCard } from '../catalogue-presenter.ts';
import { searchCards } from '../search-store.ts';

const MOST = 20;

export const searchServicesHandler = defineHandler(
  searchServices,
  async ({ words }, { tx, language }) => {
    const rows = await searchCards(tx, words, MOST);
    return accepted(rows.map((row) => presentCard(language, row)));
  },
);
