import type { Chunk } from '../chunk.ts';

/** Shared by the screens on which a customer looks for a service, Home first. */
export const services: Chunk = {
  name: 'services',
  files: {
    'apps/web/src/entities/catalogue': [
      'catalogue-reads.ts',
      'catalogue.messages.ts',
      'category-grid.module.css',
      'category-grid.tsx',
      'category-path.ts',
      'choice.ts',
      'duration.ts',
      'rating.module.css',
      'rating.tsx',
      'service-list.module.css',
      'service-list.tsx',
      'service-picture.tsx',
      'services-loading.tsx',
      'use-duration.ts',
    ],
    'packages/contract/src/catalogue': [
      'get-provider.ts',
      'get-service.ts',
      'list-areas.ts',
      'list-categories.ts',
      'list-category-services.ts',
      'list-popular-services.ts',
      'search-services.ts',
      'service-card.ts',
    ],
  },
};
