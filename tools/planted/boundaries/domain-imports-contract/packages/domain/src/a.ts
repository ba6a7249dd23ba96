export type { Input } from '@karigar/contract/start-work';
