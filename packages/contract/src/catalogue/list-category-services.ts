import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { listOf, words } from '../wire/values.ts';
import { BROWSERS, serviceCard } from './service-card.ts';

/** One category by name, with all its services. */
export const listCategoryServices = defineCall({
  name: 'list-category-services',
  path: 'catalogue/services',
  programType: 'getServicesOfCategory',
  who: BROWSERS,
  writes: false,
  fields: { categoryId: 'categoryId' },
  input: z.object({ categoryId: idField }),
  output: z.object({ name: words, services: listOf(serviceCard) }),
  refusals: ['category.not-found'],
});
