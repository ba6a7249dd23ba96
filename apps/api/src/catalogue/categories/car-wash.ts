import type { CategoryEntry } from '../catalogue-entry.ts';

export const carWash: CategoryEntry = {
  id: 5,
  name: ['Car wash', 'कार वॉश'],
  art: 'car',
  skill: 'car-care',
  unit: ['Each car', 'हर कार'],
  coverDays: 0,
  alsoCalled: 'gaadi, vehicle, गाड़ी',
  always: {
    included: [['Cloths, foam and machine brought along', 'कपड़े, फोम और मशीन साथ लाएँगे']],
    notIncluded: [['Water and a parking place', 'पानी और गाड़ी खड़ी करने की जगह']],
  },
  services: [
    {
      id: 32,
      name: ['Doorstep car wash, monthly plan', 'घर पर कार वॉश, मासिक प्लान'],
      rupees: 449,
      minutes: 45,
      included: [
        ['Outside wash, six days a week', 'बाहर की धुलाई, हफ़्ते में छह दिन'],
        ['Inside vacuum once a week', 'हफ़्ते में एक बार अंदर की वैक्यूम'],
      ],
      alsoCalled: 'gaadi dhona, daily car cleaning, subscription, गाड़ी धुलाई',
      firstAddOn: 530,
      addOns: [
        ['Interior vacuum', 'अंदर की वैक्यूम सफ़ाई', 149],
        ['Dashboard polish', 'डैशबोर्ड पॉलिश', 199],
      ],
    },
    {
      id: 501,
      name: ['Car foam wash', 'कार की फोम धुलाई'],
      rupees: 399,
      minutes: 45,
      included: [
        ['Foam wash of body and wheels', 'बॉडी और पहियों की फोम धुलाई'],
        ['Glass cleaned', 'काँच की सफ़ाई'],
      ],
      alsoCalled: 'gaadi dhona, exterior wash, gadi ki safai',
      addOns: [
        ['Tyre polish', 'टायर पॉलिश', 99],
        ['Underbody wash', 'नीचे की धुलाई', 249],
      ],
    },
    {
      id: 502,
      name: ['Car interior deep cleaning', 'कार के अंदर की गहरी सफ़ाई'],
      rupees: 1299,
      minutes: 120,
      included: [
        ['Seats shampooed', 'सीटों की शैम्पू'],
        ['Roof, mats and boot vacuumed', 'छत, मैट और डिक्की की वैक्यूम'],
        ['Dashboard polished', 'डैशबोर्ड पॉलिश'],
      ],
      alsoCalled: 'gaadi andar se, seat cleaning, car vacuum, dry clean',
      addOns: [
        ['AC vent treatment', 'एसी वेंट का उपचार', 349],
        ['Leather seat polish', 'चमड़े की सीट की पॉलिश', 499],
        ['Odour removal', 'बदबू हटाना', 299],
      ],
    },
    {
      id: 503,
      name: ['Car polish and wax', 'कार की पॉलिश और वैक्स'],
      rupees: 1499,
      minutes: 120,
      included: [
        ['Foam wash first', 'पहले फोम धुलाई'],
        ['Machine polish and hand wax', 'मशीन से पॉलिश और हाथ से वैक्स'],
      ],
      alsoCalled: 'rubbing, shine, teflon coating, chamak, scratch removal',
      addOns: [
        ['Headlight restoration, pair', 'हेडलाइट चमकाना, जोड़ी', 599],
        ['Small scratch removal', 'छोटी खरोंच हटाना', 399],
      ],
    },
    {
      id: 504,
      name: ['Bike wash', 'बाइक की धुलाई'],
      rupees: 149,
      minutes: 30,
      unit: ['Each bike', 'हर बाइक'],
      included: [
        ['Foam wash and dry', 'फोम धुलाई और सुखाना'],
        ['Chain cleaned', 'चेन की सफ़ाई'],
      ],
      alsoCalled: 'scooter, two wheeler, motorcycle cleaning, स्कूटी',
      addOns: [
        ['Chain oiling', 'चेन में तेल', 79],
        ['Body polish', 'बॉडी पॉलिश', 149],
      ],
    },
    {
      id: 505,
      name: ['Car jump start', 'कार जंप स्टार्ट'],
      rupees: 499,
      minutes: 30,
      included: [
        ['Battery tested', 'बैटरी की जाँच'],
        ['Car started from our battery', 'हमारी बैटरी से गाड़ी चालू करना'],
      ],
      alsoCalled: 'battery down, gaadi start nahi ho rahi, breakdown',
      addOns: [
        ['Battery terminal cleaning', 'बैटरी टर्मिनल की सफ़ाई', 99],
        ['Distilled water top-up', 'डिस्टिल्ड पानी भरना', 79],
      ],
    },
    {
      id: 506,
      name: ['Car puncture repair', 'कार का पंचर ठीक करना'],
      rupees: 299,
      minutes: 30,
      unit: ['Each tyre', 'हर टायर'],
      included: [
        ['Tubeless puncture repaired', 'ट्यूबलेस पंचर बंद करना'],
        ['Air filled in all tyres', 'सभी टायर में हवा'],
      ],
      alsoCalled: 'tyre puncture, stepney change, flat tire, टायर',
      addOns: [
        ['Second puncture', 'दूसरा पंचर', 149],
        ['New valve', 'नया वॉल्व', 79],
      ],
    },
  ],
};
