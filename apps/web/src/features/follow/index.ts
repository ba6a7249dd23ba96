export { FollowScreen } from '../customer/customer-booking/customer-booking-screen.tsx';
