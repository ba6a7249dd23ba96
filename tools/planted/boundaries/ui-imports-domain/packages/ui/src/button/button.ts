export { RUPEE } from '@karigar/domain/money';
