import { listCategoryServices } from '@karigar/contract/catalogue/list-category-services';
import { accepted, refused } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { presentCard } from '../catalogue-presenter.ts';
import { listServicesOf, readCategory } from '../catalogue-store.ts';

export const listCategoryServicesHandler = defineHandler(
  listCategoryServices,
  async ({ categoryId }, { tx, language }) => {
    const category = await readCategory(tx, categoryId);
    if (category === null) return refused('category.not-found');
    const services = await listServicesOf(tx, categoryId);
    return accepted({
      name: nameIn(category.names, language),
      services: services.map((row) => presentCard(language, row)),
    });
  },
);
