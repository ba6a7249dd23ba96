import { people } from './people.ts';

/** DEMO_PASSWORD as platform/passwords stores it: hashing it again would cost every seed a second. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$PcK0j8/XT6E9TZH5sgaaOw$JMeaQ7IdlV61n/tMES6xSz4ybNkzC8Kvp2XR7Z8U+FU';

const customer = (id: number, firstName: string, lastName: string, phone: string) => ({
  id,
  role: 'customer' as const,
  firstName,
  lastName,
  phone,
  email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@example.in`,
});

export const demoPeople = {
  ...people,
  farida: customer(203, 'Farida', 'Shaikh', '9890020301'),
  anjali: customer(204, 'Anjali', 'Kulkarni', '9890020402'),
  vikram: customer(205, 'Vikram', 'Joshi', '9890020503'),
  meenakshi: customer(206, 'Meenakshi', 'Iyer', '9890020604'),
  gurpreet: customer(207, 'Gurpreet', 'Singh', '9890020705'),
  sneha: customer(208, 'Sneha', 'Reddy', '9890020806'),
};

export type ServicemanName = 'suresh' | 'imran';
export type DemoPersonName = keyof typeof demoPeople;
export type CustomerName = Exclude<DemoPersonName, ServicemanName | 'priya'>;

export const fullName = (name: DemoPersonName): string =>
  `${demoPeople[name].firstName} ${demoPeople[name].lastName}`;

export type Home = {
  readonly area: string;
  readonly street: string;
  readonly pin: string;
  readonly flatNo: string;
  readonly houseNo: string;
};

const home = (area: string, pin: string, street: string, flatNo: string, houseNo = ''): Home => ({
  area,
  pin,
  street,
  flatNo,
  houseNo,
});

export const homes: Record<CustomerName, Home> = {
  asha: home('Baner', '411045', 'Pan Card Club Road', 'B-704', 'Sai Heritage'),
  rohan: home('Kothrud', '411038', 'Paud Road', '12', 'Deshpande Wada'),
  farida: home('Salisbury Park', '411037', 'Gultekdi Road', '3', 'Noor Manzil'),
  anjali: home('Sadashiv Peth', '411030', 'Tilak Road', '', '1182'),
  vikram: home('Aundh', '411007', 'ITI Road', 'A-1203', 'Nandan Prospera'),
  meenakshi: home('Wakad', '411057', 'Datta Mandir Road', 'F-302', 'Park Street'),
  gurpreet: home('Viman Nagar', '411014', 'Lane 9', '501', 'Ganga Heights'),
  sneha: home('Hinjawadi Phase 1', '411057', 'Maan Road', 'C-1105', 'Blue Ridge'),
};

export const addressOf = ({ area, pin }: Home): string => `${area}, Pune ${pin}`;

export const servicemanAddresses: Record<ServicemanName, string> = {
  suresh: '14, Shivaji Nagar, Pune 411005',
  imran: '7, Camp, Pune 411001',
};
