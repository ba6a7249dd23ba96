import type { Words } from './catalogue-entry.ts';

/** Skills that a serviceman needs; a category names the skill of its services. */
export const SKILLS: Readonly<Record<string, Words>> = {
  'ac-repair': ['AC repair', 'एसी की मरम्मत'],
  plumbing: ['Plumbing', 'प्लंबिंग'],
  electrical: ['Electrical work', 'बिजली का काम'],
  cleaning: ['Home cleaning', 'घर की सफ़ाई'],
  'car-care': ['Car care', 'कार की देखभाल'],
  carpentry: ['Carpentry', 'बढ़ई का काम'],
  painting: ['Painting', 'पुताई'],
  'pest-control': ['Pest control', 'कीट नियंत्रण'],
  'appliance-repair': ['Appliance repair', 'घरेलू मशीनों की मरम्मत'],
  'water-purifier': ['Water purifier service', 'आरओ की सर्विस'],
  'geyser-repair': ['Geyser repair', 'गीज़र की मरम्मत'],
};
