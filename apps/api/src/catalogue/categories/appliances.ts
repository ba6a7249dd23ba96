import type { CategoryEntry } from '../catalogue-entry.ts';

export const appliances: CategoryEntry = {
  id: 9,
  name: ['Appliances', 'घरेलू मशीनें'],
  art: 'washer',
  skill: 'appliance-repair',
  unit: ['Each machine', 'हर मशीन'],
  coverDays: 30,
  alsoCalled: 'appliance repair, machine mechanic, उपकरण',
  always: {
    included: [['Price given before any repair', 'मरम्मत से पहले दाम बताना']],
    notIncluded: [['Spare parts, charged only if you approve', 'पुर्ज़े, आपके हाँ कहने पर ही जोड़े जाएँगे']],
  },
  services: [
    {
      id: 24,
      name: ['Washing machine service', 'वॉशिंग मशीन सर्विस'],
      rupees: 399,
      minutes: 60,
      included: [
        ['Filter and drain cleaned', 'फ़िल्टर और ड्रेन की सफ़ाई'],
        ['Spin, drain and heating checked', 'घूमना, पानी निकलना और गरम होना, सब की जाँच'],
      ],
      alsoCalled:
        'kapde dhone ki machine, washing machine repair, dryer not spinning, fully automatic',
      firstAddOn: 512,
      addOns: [
        ['Drain hose', 'ड्रेन पाइप', 349],
        ['Drum descaling', 'ड्रम की सफ़ाई', 299],
        ['Door gasket', 'दरवाज़े की रबर', 899],
      ],
    },
    {
      id: 901,
      name: ['Washing machine installation', 'वॉशिंग मशीन लगाना'],
      rupees: 349,
      minutes: 45,
      included: [
        ['Inlet and drain connected', 'पानी और ड्रेन जोड़ना'],
        ['Levelled and test run', 'बराबर रखकर चलाना'],
      ],
      alsoCalled: 'washing machine fitting, naya washing machine, shifting',
      addOns: [
        ['Inlet tap adapter', 'इनलेट नल अडैप्टर', 149],
        ['Machine stand with wheels', 'पहिए वाला स्टैंड', 899],
        ['Drain pipe extension', 'ड्रेन पाइप बढ़ाना', 249],
      ],
    },
    {
      id: 902,
      name: ['Fridge repair', 'फ़्रिज की मरम्मत'],
      rupees: 349,
      minutes: 60,
      unit: ['Each fridge', 'हर फ़्रिज'],
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Cooling checked', 'ठंडक की जाँच'],
      ],
      alsoCalled: 'refrigerator, freezer, thanda nahi, not cooling, gas, ice, रेफ्रिजरेटर',
      addOns: [
        ['Gas charging', 'गैस भरना', 2199],
        ['Thermostat replacement', 'थर्मोस्टेट बदलना', 799],
        ['Door gasket', 'दरवाज़े की रबर', 999],
        ['Relay and overload', 'रिले और ओवरलोड', 649],
      ],
    },
    {
      id: 903,
      name: ['Microwave repair', 'माइक्रोवेव की मरम्मत'],
      rupees: 349,
      minutes: 45,
      unit: ['Each microwave', 'हर माइक्रोवेव'],
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Heating and turntable checked', 'गरम होना और प्लेट घूमना, दोनों की जाँच'],
      ],
      alsoCalled: 'oven, micro wave not heating, otg, garam nahi',
      addOns: [
        ['Magnetron replacement', 'मैग्नेट्रॉन बदलना', 1899],
        ['Door switch', 'दरवाज़े का स्विच', 399],
        ['Turntable motor', 'प्लेट की मोटर', 549],
      ],
    },
    {
      id: 904,
      name: ['Kitchen chimney cleaning', 'रसोई की चिमनी की सफ़ाई'],
      rupees: 799,
      minutes: 75,
      unit: ['Each chimney', 'हर चिमनी'],
      coverDays: 0,
      included: [
        ['Filters soaked and degreased', 'फ़िल्टर से चिकनाई हटाना'],
        ['Hood, fan and motor wiped', 'हुड, पंखा और मोटर की सफ़ाई'],
      ],
      alsoCalled: 'chimney service, exhaust hood, kitchen hood, chimni saaf',
      addOns: [
        ['Duct pipe replacement', 'डक्ट पाइप बदलना', 699],
        ['Charcoal filter', 'चारकोल फ़िल्टर', 899],
        ['Chimney bulb', 'चिमनी का बल्ब', 149],
      ],
    },
    {
      id: 905,
      name: ['Gas stove repair', 'गैस चूल्हे की मरम्मत'],
      rupees: 299,
      minutes: 45,
      unit: ['Each stove', 'हर चूल्हा'],
      included: [
        ['Burners cleaned, flame adjusted', 'बर्नर की सफ़ाई, लौ ठीक करना'],
        ['Gas leak check', 'गैस के रिसाव की जाँच'],
      ],
      alsoCalled: 'chulha, burner, hob, gas leak, lighter, cooktop',
      addOns: [
        ['Brass burner', 'पीतल का बर्नर', 399],
        ['Gas pipe, 1.5 m', 'गैस पाइप, 1.5 मीटर', 249],
        ['Knob', 'घुंडी', 129],
      ],
    },
    {
      id: 906,
      name: ['TV repair', 'टीवी की मरम्मत'],
      rupees: 399,
      minutes: 60,
      unit: ['Each TV', 'हर टीवी'],
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Picture and sound checked', 'तस्वीर और आवाज़ की जाँच'],
      ],
      alsoCalled: 'led tv, television, screen kharab, no picture, टेलीविज़न',
      addOns: [
        ['Power board repair', 'पावर बोर्ड की मरम्मत', 1499],
        ['Backlight replacement', 'बैकलाइट बदलना', 2499],
        ['Remote control', 'रिमोट कंट्रोल', 349],
      ],
    },
    {
      id: 907,
      name: ['Air cooler service', 'कूलर की सर्विस'],
      rupees: 349,
      minutes: 45,
      unit: ['Each cooler', 'हर कूलर'],
      art: 'fan',
      included: [
        ['Tank and pads washed', 'टंकी और घास की धुलाई'],
        ['Pump and fan oiled', 'पंप और पंखे में तेल'],
      ],
      alsoCalled: 'desert cooler, kooler, cooler ki ghaas, pani ka pump',
      addOns: [
        ['Cooling pad, set of 3', 'कूलर की घास, 3 का सेट', 449],
        ['Water pump', 'पानी का पंप', 299],
        ['Fan motor', 'पंखे की मोटर', 1099],
      ],
    },
  ],
};
