export { PageListingScreen } from './page-listing-screen.tsx';
