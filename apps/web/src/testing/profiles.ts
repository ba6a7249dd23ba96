import type { Profile } from '@karigar/contract/profile/get-profile';

export const aProfile = (changed: Partial<Profile> = {}): Profile => ({
  picture: null,
  firstName: 'Suresh',
  lastName: 'Kumbhar',
  email: 'suresh@example.in',
  phone: '9822041763',
  isPhoneProven: true,
  address: '14, Shivaji Nagar, Pune 411005',
  bankName: '',
  holderName: '',
  accountNumber: '',
  ifsc: '',
  roles: ['serviceman'],
  payoutPause: null,
  changesFrom: null,
  ...changed,
});
