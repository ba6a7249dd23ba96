import type { CategoryEntry } from '../catalogue-entry.ts';

export const waterPurifier: CategoryEntry = {
  id: 10,
  name: ['Water purifier', 'आरओ'],
  art: 'ro',
  skill: 'water-purifier',
  unit: ['Each purifier', 'हर आरओ'],
  coverDays: 30,
  alsoCalled: 'water filter, paani ka filter, aquaguard, वॉटर प्यूरीफ़ायर',
  always: {
    included: [['Water tested before and after', 'काम से पहले और बाद में पानी की जाँच']],
    notIncluded: [
      [
        'Spare parts not named here, charged only if you approve',
        'जो पुर्ज़े यहाँ नहीं लिखे, आपके हाँ कहने पर ही जोड़े जाएँगे',
      ],
    ],
  },
  services: [
    {
      id: 25,
      name: ['RO filter change', 'आरओ फ़िल्टर बदलना'],
      rupees: 899,
      minutes: 30,
      included: [
        ['Sediment and carbon filters, new', 'सेडिमेंट और कार्बन फ़िल्टर, नए'],
        ['Tank cleaned', 'टंकी की सफ़ाई'],
      ],
      alsoCalled: 'kent, aquaguard, candle badalna, water filter, पानी का फिल्टर',
      firstAddOn: 515,
      addOns: [
        ['RO membrane, 80 GPD', 'आरओ मेम्ब्रेन, 80 GPD', 1599],
        ['Booster pump', 'बूस्टर पंप', 1899],
      ],
    },
    {
      id: 1001,
      name: ['RO full service', 'आरओ की पूरी सर्विस'],
      rupees: 499,
      minutes: 45,
      included: [
        ['Every filter opened and cleaned', 'हर फ़िल्टर खोलकर सफ़ाई'],
        ['Pressure and leak check', 'दबाव और रिसाव की जाँच'],
      ],
      alsoCalled: 'ro repair, purifier service, water filter cleaning, amc',
      addOns: [
        ['Sediment filter', 'सेडिमेंट फ़िल्टर', 249],
        ['Carbon filter', 'कार्बन फ़िल्टर', 349],
        ['UV lamp', 'यूवी लैंप', 599],
      ],
    },
    {
      id: 1002,
      name: ['RO repair visit', 'आरओ की मरम्मत'],
      rupees: 249,
      minutes: 30,
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Price given before any repair', 'मरम्मत से पहले दाम बताना'],
      ],
      alsoCalled: 'ro kharab, paani nahi aa raha, leaking, taste bad, slow flow',
      addOns: [
        ['SMPS adapter', 'एसएमपीएस अडैप्टर', 549],
        ['Solenoid valve', 'सोलनॉइड वॉल्व', 399],
        ['Float switch', 'फ़्लोट स्विच', 249],
      ],
    },
    {
      id: 1003,
      name: ['RO installation', 'आरओ लगाना'],
      rupees: 399,
      minutes: 45,
      included: [
        ['Fixed to the wall and connected', 'दीवार पर लगाना और जोड़ना'],
        ['Flushed and demo given', 'चलाकर साफ़ करना और डेमो'],
      ],
      alsoCalled: 'water purifier fitting, naya ro lagwana, kent aquaguard',
      addOns: [
        ['Inlet valve set', 'इनलेट वॉल्व सेट', 249],
        ['Pipe, 5 m', 'पाइप, 5 मीटर', 149],
        ['Pre-filter, complete', 'प्री-फ़िल्टर, पूरा', 499],
      ],
    },
    {
      id: 1004,
      name: ['RO uninstallation', 'आरओ खोलना'],
      rupees: 249,
      minutes: 30,
      coverDays: 0,
      included: [
        ['Water shut off, unit taken down', 'पानी बंद कर मशीन उतारना'],
        ['Tank emptied', 'टंकी ख़ाली करना'],
      ],
      alsoCalled: 'ro shifting, ro nikalna, remove purifier',
      addOns: [
        ['Packing', 'पैकिंग', 149],
        ['Installation at the new place', 'नई जगह लगाना', 349],
      ],
    },
    {
      id: 1005,
      name: ['Water softener service', 'वॉटर सॉफ़्टनर की सर्विस'],
      rupees: 699,
      minutes: 60,
      unit: ['Each softener', 'हर सॉफ़्टनर'],
      included: [
        ['Resin washed', 'रेज़िन की धुलाई'],
        ['Salt refilled once', 'एक बार नमक भरना'],
      ],
      alsoCalled: 'khara pani, hard water, softner',
      addOns: [
        ['Salt, 10 kg', 'नमक, 10 किलो', 349],
        ['Resin, 5 litres', 'रेज़िन, 5 लीटर', 1499],
      ],
    },
    {
      id: 1006,
      name: ['Water dispenser repair', 'वॉटर डिस्पेंसर की मरम्मत'],
      rupees: 349,
      minutes: 45,
      unit: ['Each dispenser', 'हर डिस्पेंसर'],
      included: [
        ['Hot and cold side checked', 'गरम और ठंडे दोनों की जाँच'],
        ['Taps cleaned', 'नल की सफ़ाई'],
      ],
      alsoCalled: 'water cooler, bubble top, thanda pani machine',
      addOns: [
        ['Dispenser tap', 'डिस्पेंसर का नल', 199],
        ['Heating element', 'हीटिंग एलिमेंट', 599],
        ['Thermostat', 'थर्मोस्टेट', 449],
      ],
    },
  ],
};
