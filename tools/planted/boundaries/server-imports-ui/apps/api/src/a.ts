export { Button } from '../../../packages/ui/src/button.ts';
