import { msg } from '@karigar/domain/msg';
import type { CategoryEntry } from '../catalogue-entry.ts';

export const ac: CategoryEntry = {
  id: 1,
  name: msg`AC`,
  art: 'ac',
  skill: 'ac-repair',
  unit: msg`Each AC`,
  coverDays: 30,
  alsoCalled: 'air conditioner, ac mechanic, ac wala, एयर कंडीशनर, मैकेनिक',
  always: {
    included: [msg`Floor and wall covered, cleaned after`],
    notIncluded: [msg`Gas refill and spare parts, charged only if you approve`],
  },
  services: [
    {
      id: 21,
      name: msg`Split AC foam-jet service`,
      rupees: 1299,
      minutes: 60,
      included: [
        msg`Foam and water-jet wash, indoor unit`,
        msg`Outdoor unit wash`,
        msg`Gas pressure and cooling check`,
      ],
      alsoCalled: 'ac ki safai, deep clean, air conditioner cleaning, jet wash, एसी की धुलाई',
      firstAddOn: 501,
      addOns: [
        [msg`Gas top-up (R32, 200 g)`, 1499],
        [msg`Drain pipe replacement`, 399],
        [msg`Capacitor replacement (35 µF)`, 649],
        [msg`Anti-rust spray`, 249],
        [msg`Outdoor unit stand, heavy duty`, 899],
      ],
    },
    {
      id: 22,
      name: msg`Split AC basic service`,
      rupees: 649,
      minutes: 45,
      included: [msg`Filter and front panel wash`, msg`Drain tray cleaned`, msg`Cooling check`],
      alsoCalled: 'air conditioner normal service, filter cleaning',
      firstAddOn: 506,
      addOns: [
        [msg`Remote control`, 349],
        [msg`Anti-rust spray`, 249],
        [msg`Drain pipe replacement`, 399],
      ],
    },
    {
      id: 101,
      name: msg`Window AC service`,
      rupees: 599,
      minutes: 45,
      included: [msg`Filter, coil and tray wash`, msg`Fan blade cleaned`, msg`Cooling check`],
      alsoCalled: 'khidki wala ac, air conditioner cleaning',
      addOns: [
        [msg`Anti-rust spray`, 249],
        [msg`Fan motor oiling`, 149],
        [msg`Front grill replacement`, 599],
      ],
    },
    {
      id: 102,
      name: msg`AC gas refill`,
      rupees: 2499,
      minutes: 90,
      coverDays: 60,
      included: [msg`Leak found and sealed`, msg`Vacuum and full gas charge`, msg`Cooling check`],
      alsoCalled: 'gas filling charging, thanda nahi kar raha, not cooling, gas khatam',
      addOns: [
        [msg`Flare nut replacement, pair`, 299],
        [msg`Copper pipe, per metre`, 749],
        [msg`Service valve replacement`, 899],
      ],
    },
    {
      id: 103,
      name: msg`AC repair visit`,
      rupees: 299,
      minutes: 45,
      included: [msg`Fault found and explained`, msg`Price given before any repair`],
      alsoCalled:
        'not cooling, water leaking, paani tapak raha, noise, awaaz, band ho gaya, kharab',
      addOns: [
        [msg`Capacitor replacement (35 µF)`, 649],
        [msg`Circuit board repair`, 1799],
        [msg`Sensor replacement`, 549],
        [msg`Outdoor fan motor replacement`, 2199],
      ],
    },
    {
      id: 104,
      name: msg`AC installation, with 3 m copper pipe`,
      rupees: 1799,
      minutes: 120,
      included: [
        msg`Indoor and outdoor unit mounted`,
        msg`Up to 3 m copper pipe with insulation`,
        msg`Vacuum, test run and demo`,
      ],
      alsoCalled: 'ac lagwana, split ac fitting, new ac',
      addOns: [
        [msg`Copper pipe, extra metre`, 749],
        [msg`Outdoor unit stand`, 799],
        [msg`Core cutting, one hole`, 349],
      ],
    },
    {
      id: 105,
      name: msg`AC uninstallation`,
      rupees: 699,
      minutes: 60,
      coverDays: 0,
      included: [msg`Gas locked in the outdoor unit`, msg`Both units taken down safely`],
      alsoCalled: 'ac nikalna, shifting, dismantle, remove ac, ac utarna',
      addOns: [
        [msg`Packing in bubble wrap`, 299],
        [msg`Wall hole filled`, 199],
      ],
    },
  ],
};
