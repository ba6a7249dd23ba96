import { msg } from '@karigar/domain/msg';
import type { CategoryEntry } from '../catalogue-entry.ts';

export const carWash: CategoryEntry = {
  id: 5,
  name: msg`Car wash`,
  art: 'car',
  skill: 'car-care',
  unit: msg`Each car`,
  coverDays: 0,
  alsoCalled: 'gaadi, vehicle, गाड़ी',
  always: {
    included: [msg`Cloths, foam and machine brought along`],
    notIncluded: [msg`Water and a parking place`],
  },
  services: [
    {
      id: 32,
      name: msg`Doorstep car wash, monthly plan`,
      rupees: 449,
      minutes: 45,
      isOffered: false,
      included: [msg`Outside wash, six days a week`, msg`Inside vacuum once a week`],
      alsoCalled: 'gaadi dhona, daily car cleaning, subscription, गाड़ी धुलाई',
      firstAddOn: 530,
      addOns: [
        [msg`Interior vacuum`, 149],
        [msg`Dashboard polish`, 199],
      ],
    },
    {
      id: 501,
      name: msg`Car foam wash`,
      rupees: 399,
      minutes: 45,
      included: [msg`Foam wash of body and wheels`, msg`Glass cleaned`],
      alsoCalled: 'gaadi dhona, exterior wash, gadi ki safai',
      addOns: [
        [msg`Tyre polish`, 99],
        [msg`Underbody wash`, 249],
      ],
    },
    {
      id: 502,
      name: msg`Car interior deep cleaning`,
      rupees: 1299,
      minutes: 120,
      included: [msg`Seats shampooed`, msg`Roof, mats and boot vacuumed`, msg`Dashboard polished`],
      alsoCalled: 'gaadi andar se, seat cleaning, car vacuum, dry clean',
      addOns: [
        [msg`AC vent treatment`, 349],
        [msg`Leather seat polish`, 499],
        [msg`Odour removal`, 299],
      ],
    },
    {
      id: 503,
      name: msg`Car polish and wax`,
      rupees: 1499,
      minutes: 120,
      included: [msg`Foam wash first`, msg`Machine polish and hand wax`],
      alsoCalled: 'rubbing, shine, teflon coating, chamak, scratch removal',
      addOns: [
        [msg`Headlight restoration, pair`, 599],
        [msg`Small scratch removal`, 399],
      ],
    },
    {
      id: 504,
      name: msg`Bike wash`,
      rupees: 149,
      minutes: 30,
      unit: msg`Each bike`,
      included: [msg`Foam wash and dry`, msg`Chain cleaned`],
      alsoCalled: 'scooter, two wheeler, motorcycle cleaning, स्कूटी',
      addOns: [
        [msg`Chain oiling`, 79],
        [msg`Body polish`, 149],
      ],
    },
    {
      id: 505,
      name: msg`Car jump start`,
      rupees: 499,
      minutes: 30,
      included: [msg`Battery tested`, msg`Car started from our battery`],
      alsoCalled: 'battery down, gaadi start nahi ho rahi, breakdown',
      addOns: [
        [msg`Battery terminal cleaning`, 99],
        [msg`Distilled water top-up`, 79],
      ],
    },
    {
      id: 506,
      name: msg`Car puncture repair`,
      rupees: 299,
      minutes: 30,
      unit: msg`Each tyre`,
      included: [msg`Tubeless puncture repaired`, msg`Air filled in all tyres`],
      alsoCalled: 'tyre puncture, stepney change, flat tire, टायर',
      addOns: [
        [msg`Second puncture`, 149],
        [msg`New valve`, 79],
      ],
    },
  ],
};
