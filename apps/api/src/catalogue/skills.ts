import { msg, type Text } from '@karigar/domain/msg';

/** Skills that a serviceman needs; a category names the skill of its services. */
export const SKILLS: Readonly<Record<string, Text>> = {
  'ac-repair': msg`AC repair`,
  plumbing: msg`Plumbing`,
  electrical: msg`Electrical work`,
  cleaning: msg`Home cleaning`,
  'car-care': msg`Car care`,
  carpentry: msg`Carpentry`,
  painting: msg`Painting`,
  'pest-control': msg`Pest control`,
  'appliance-repair': msg`Appliance repair`,
  'water-purifier': msg`Water purifier service`,
  'geyser-repair': msg`Geyser repair`,
};
