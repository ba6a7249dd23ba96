export { FollowScreen } from './follow-screen.tsx';
