export { CategoryDetailsScreen } from './category-details-screen.tsx';
export { CategoryScreen } from './category-screen.tsx';
export { ProviderDetailsScreen } from './provider-details-screen.tsx';
export { SearchScreen } from './search-screen.tsx';
export { ServiceScreen } from './service-screen.tsx';
