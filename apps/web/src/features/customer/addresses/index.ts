export { AddressScreen } from './address-screen.tsx';
export { AddressesScreen } from './addresses-screen.tsx';
