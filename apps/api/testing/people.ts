import type { Role } from '@karigar/domain/roles';

/** The named people of the demo world, the same in dev, tests, screenshots and docs. */
export const people = {
  suresh: {
    id: 101,
    role: 'serviceman',
    firstName: 'Suresh',
    lastName: 'Pawar',
    phone: '9822012345',
    email: 'suresh@example.in',
  },
  imran: {
    id: 102,
    role: 'serviceman',
    firstName: 'Imran',
    lastName: 'Shaikh',
    phone: '9822054321',
    email: 'imran@example.in',
  },
  asha: {
    id: 201,
    role: 'customer',
    firstName: 'Asha',
    lastName: 'Kulkarni',
    phone: '9890011223',
    email: 'asha@example.in',
  },
  rohan: {
    id: 202,
    role: 'customer',
    firstName: 'Rohan',
    lastName: 'Deshpande',
    phone: '9890044556',
    email: 'rohan@example.in',
  },
  priya: {
    id: 301,
    role: 'operator',
    firstName: 'Priya',
    lastName: 'Nair',
    phone: '9890077889',
    email: 'priya@example.in',
  },
} as const satisfies Record<
  string,
  { id: number; role: Role; firstName: string; lastName: string; phone: string; email: string }
>;

export type PersonName = keyof typeof people;

/** Everyone's password in the demo world, and nowhere else. */
export const DEMO_PASSWORD = 'karigar-demo-2026';
