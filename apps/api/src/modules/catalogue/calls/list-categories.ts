import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { nameIn } from '../catalogue-presenter.ts';
import { listCategoryRows } from '../catalogue-store.ts';

export const listCategoriesHandler = defineHandler(
  listCategories,
  async (_input, { tx, language }) => {
    const rows = await listCategoryRows(tx);
    return accepted(
      rows.map((row) => ({
        id: row.id,
        name: nameIn(language, row),
        image: row.image,
        services: row.services,
      })),
    );
  },
);
