export { SecondProofScreen } from './second-proof-screen.tsx';
