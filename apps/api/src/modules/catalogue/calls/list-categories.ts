import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listCategoryRows } from '../catalogue-store.ts';

export const listCategoriesHandler = defineHandler(
  listCategories,
  async (_input, { tx, language }) => {
    const rows = await listCategoryRows(tx);
    return accepted(
      rows.map((row) => ({
        id: row.id,
        name: nameIn(row.names, language),
        image: row.image,
        services: row.services,
      })),
    );
  },
);
