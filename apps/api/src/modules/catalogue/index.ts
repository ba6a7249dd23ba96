import { getProviderAnswer } from './calls/get-provider.ts';
import { getServiceAnswer } from './calls/get-service.ts';
import { listAreasAnswer } from './calls/list-areas.ts';
import { listCategoriesAnswer } from './calls/list-categories.ts';
import { listCategoryServicesAnswer } from './calls/list-category-services.ts';
import { listPopularServicesAnswer } from './calls/list-popular-services.ts';
import { searchServicesAnswer } from './calls/search-services.ts';

export const catalogueAnswers = [
  listCategoriesAnswer,
  listCategoryServicesAnswer,
  listPopularServicesAnswer,
  getServiceAnswer,
  searchServicesAnswer,
  getProviderAnswer,
  listAreasAnswer,
];
