import type { CategoryEntry } from '../catalogue-entry.ts';

export const ac: CategoryEntry = {
  id: 1,
  name: ['AC', 'एसी'],
  art: 'ac',
  skill: 'ac-repair',
  unit: ['Each AC', 'हर एसी'],
  coverDays: 30,
  alsoCalled: 'air conditioner, ac mechanic, ac wala, एयर कंडीशनर, मैकेनिक',
  always: {
    included: [['Floor and wall covered, cleaned after', 'फ़र्श और दीवार ढककर काम, बाद में सफ़ाई']],
    notIncluded: [
      [
        'Gas refill and spare parts, charged only if you approve',
        'गैस भरना और पुर्ज़े, आपके हाँ कहने पर ही जोड़े जाएँगे',
      ],
    ],
  },
  services: [
    {
      id: 21,
      name: ['Split AC foam-jet service', 'स्प्लिट एसी फोम-जेट सर्विस'],
      rupees: 1299,
      minutes: 60,
      included: [
        ['Foam and water-jet wash, indoor unit', 'इनडोर यूनिट की फोम और पानी से धुलाई'],
        ['Outdoor unit wash', 'आउटडोर यूनिट की धुलाई'],
        ['Gas pressure and cooling check', 'गैस का दबाव और ठंडक की जाँच'],
      ],
      alsoCalled: 'ac ki safai, deep clean, air conditioner cleaning, jet wash, एसी की धुलाई',
      firstAddOn: 501,
      addOns: [
        ['Gas top-up (R32, 200 g)', 'गैस टॉप-अप (R32, 200 ग्राम)', 1499],
        ['Drain pipe replacement', 'ड्रेन पाइप बदलना', 399],
        ['Capacitor replacement (35 µF)', 'कैपेसिटर बदलना (35 µF)', 649],
        ['Anti-rust spray', 'ज़ंग-रोधी स्प्रे', 249],
        ['Outdoor unit stand, heavy duty', 'आउटडोर यूनिट स्टैंड, मज़बूत', 899],
      ],
    },
    {
      id: 22,
      name: ['Split AC basic service', 'स्प्लिट एसी साधारण सर्विस'],
      rupees: 649,
      minutes: 45,
      included: [
        ['Filter and front panel wash', 'फ़िल्टर और सामने के पैनल की धुलाई'],
        ['Drain tray cleaned', 'ड्रेन ट्रे की सफ़ाई'],
        ['Cooling check', 'ठंडक की जाँच'],
      ],
      alsoCalled: 'air conditioner normal service, filter cleaning',
      firstAddOn: 506,
      addOns: [
        ['Remote control', 'रिमोट कंट्रोल', 349],
        ['Anti-rust spray', 'ज़ंग-रोधी स्प्रे', 249],
        ['Drain pipe replacement', 'ड्रेन पाइप बदलना', 399],
      ],
    },
    {
      id: 101,
      name: ['Window AC service', 'विंडो एसी सर्विस'],
      rupees: 599,
      minutes: 45,
      included: [
        ['Filter, coil and tray wash', 'फ़िल्टर, कॉइल और ट्रे की धुलाई'],
        ['Fan blade cleaned', 'पंखे की ब्लेड की सफ़ाई'],
        ['Cooling check', 'ठंडक की जाँच'],
      ],
      alsoCalled: 'khidki wala ac, air conditioner cleaning',
      addOns: [
        ['Anti-rust spray', 'ज़ंग-रोधी स्प्रे', 249],
        ['Fan motor oiling', 'पंखे की मोटर में तेल', 149],
        ['Front grill replacement', 'सामने की जाली बदलना', 599],
      ],
    },
    {
      id: 102,
      name: ['AC gas refill', 'एसी में गैस भरना'],
      rupees: 2499,
      minutes: 90,
      coverDays: 60,
      included: [
        ['Leak found and sealed', 'रिसाव ढूँढकर बंद करना'],
        ['Vacuum and full gas charge', 'वैक्यूम और पूरी गैस भरना'],
        ['Cooling check', 'ठंडक की जाँच'],
      ],
      alsoCalled: 'gas filling charging, thanda nahi kar raha, not cooling, gas khatam',
      addOns: [
        ['Flare nut replacement, pair', 'फ़्लेयर नट बदलना, जोड़ी', 299],
        ['Copper pipe, per metre', 'कॉपर पाइप, प्रति मीटर', 749],
        ['Service valve replacement', 'सर्विस वॉल्व बदलना', 899],
      ],
    },
    {
      id: 103,
      name: ['AC repair visit', 'एसी की मरम्मत'],
      rupees: 299,
      minutes: 45,
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Price given before any repair', 'मरम्मत से पहले दाम बताना'],
      ],
      alsoCalled:
        'not cooling, water leaking, paani tapak raha, noise, awaaz, band ho gaya, kharab',
      addOns: [
        ['Capacitor replacement (35 µF)', 'कैपेसिटर बदलना (35 µF)', 649],
        ['Circuit board repair', 'सर्किट बोर्ड की मरम्मत', 1799],
        ['Sensor replacement', 'सेंसर बदलना', 549],
        ['Outdoor fan motor replacement', 'आउटडोर पंखे की मोटर बदलना', 2199],
      ],
    },
    {
      id: 104,
      name: ['AC installation, with 3 m copper pipe', 'एसी लगाना, 3 मीटर कॉपर पाइप के साथ'],
      rupees: 1799,
      minutes: 120,
      included: [
        ['Indoor and outdoor unit mounted', 'इनडोर और आउटडोर यूनिट लगाना'],
        ['Up to 3 m copper pipe with insulation', '3 मीटर तक कॉपर पाइप, इंसुलेशन के साथ'],
        ['Vacuum, test run and demo', 'वैक्यूम, चलाकर जाँच और डेमो'],
      ],
      alsoCalled: 'ac lagwana, split ac fitting, new ac',
      addOns: [
        ['Copper pipe, extra metre', 'कॉपर पाइप, हर अतिरिक्त मीटर', 749],
        ['Outdoor unit stand', 'आउटडोर यूनिट स्टैंड', 799],
        ['Core cutting, one hole', 'दीवार में छेद, एक', 349],
      ],
    },
    {
      id: 105,
      name: ['AC uninstallation', 'एसी खोलना'],
      rupees: 699,
      minutes: 60,
      coverDays: 0,
      included: [
        ['Gas locked in the outdoor unit', 'गैस आउटडोर यूनिट में बंद करना'],
        ['Both units taken down safely', 'दोनों यूनिट सँभालकर उतारना'],
      ],
      alsoCalled: 'ac nikalna, shifting, dismantle, remove ac, ac utarna',
      addOns: [
        ['Packing in bubble wrap', 'बबल रैप में पैकिंग', 299],
        ['Wall hole filled', 'दीवार का छेद भरना', 199],
      ],
    },
  ],
};
