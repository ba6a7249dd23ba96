import { msg, type Text } from '@karigar/domain/msg';
import type { GstState } from '@karigar/domain/receipts/gst-states';

type AreaEntry = readonly [
  id: number,
  name: Text,
  pinCode: string,
  latitude: number,
  longitude: number,
];

export type CityEntry = {
  readonly id: number;
  readonly name: Text;
  /** The GST code of its state. */
  readonly state: GstState;
  readonly latitude: number;
  readonly longitude: number;
  readonly areas: readonly AreaEntry[];
};

export const CITIES: readonly CityEntry[] = [
  {
    id: 1,
    name: msg`Pune`,
    state: 27,
    latitude: 18.5204,
    longitude: 73.8567,
    areas: [
      [101, msg`Aundh`, '411007', 18.558, 73.8075],
      [102, msg`Baner`, '411045', 18.559, 73.7868],
      [103, msg`Bibwewadi`, '411037', 18.469, 73.8641],
      [104, msg`Camp`, '411001', 18.5122, 73.8791],
      [105, msg`Hadapsar`, '411028', 18.5089, 73.9259],
      [106, msg`Hinjawadi Phase 1`, '411057', 18.5913, 73.7389],
      [107, msg`Karve Nagar`, '411052', 18.4906, 73.8203],
      [108, msg`Kharadi`, '411014', 18.5515, 73.9348],
      [109, msg`Kothrud`, '411038', 18.5074, 73.8077],
      [110, msg`Pashan`, '411021', 18.5362, 73.7943],
      [111, msg`Pimpri`, '411018', 18.6279, 73.8009],
      [112, msg`Sadashiv Peth`, '411030', 18.5109, 73.8493],
      [113, msg`Salisbury Park`, '411037', 18.4949, 73.8722],
      [114, msg`Shivaji Nagar`, '411005', 18.5308, 73.8475],
      [115, msg`Viman Nagar`, '411014', 18.5679, 73.9143],
      [116, msg`Wakad`, '411057', 18.5987, 73.7688],
    ],
  },
  {
    id: 2,
    name: msg`Mumbai`,
    state: 27,
    latitude: 19.076,
    longitude: 72.8777,
    areas: [
      [201, msg`Andheri West`, '400053', 19.1364, 72.8296],
      [202, msg`Bandra West`, '400050', 19.0596, 72.8295],
      [203, msg`Borivali West`, '400092', 19.2321, 72.8386],
      [204, msg`Chembur`, '400071', 19.0522, 72.9005],
      [205, msg`Dadar`, '400014', 19.0178, 72.8478],
      [206, msg`Mulund West`, '400080', 19.1726, 72.9425],
      [207, msg`Powai`, '400076', 19.1176, 72.906],
    ],
  },
  {
    id: 3,
    name: msg`Delhi`,
    state: 7,
    latitude: 28.6139,
    longitude: 77.209,
    areas: [
      [301, msg`Dwarka Sector 10`, '110075', 28.5812, 77.0571],
      [302, msg`Janakpuri`, '110058', 28.6219, 77.0878],
      [303, msg`Karol Bagh`, '110005', 28.6519, 77.1909],
      [304, msg`Lajpat Nagar`, '110024', 28.5677, 77.2433],
      [305, msg`Mayur Vihar Phase 1`, '110091', 28.6039, 77.2895],
      [306, msg`Rohini Sector 7`, '110085', 28.7102, 77.1144],
    ],
  },
  {
    id: 4,
    name: msg`Bengaluru`,
    state: 29,
    latitude: 12.9716,
    longitude: 77.5946,
    areas: [
      [401, msg`HSR Layout`, '560102', 12.9116, 77.6389],
      [402, msg`Indiranagar`, '560038', 12.9719, 77.6412],
      [403, msg`Jayanagar`, '560041', 12.925, 77.5938],
      [404, msg`Koramangala`, '560034', 12.9352, 77.6245],
      [405, msg`Whitefield`, '560066', 12.9698, 77.75],
    ],
  },
];
