import type { CategoryEntry } from '../catalogue-entry.ts';

export const geyser: CategoryEntry = {
  id: 11,
  name: ['Geyser', 'गीज़र'],
  art: 'geyser',
  skill: 'geyser-repair',
  unit: ['Each geyser', 'हर गीज़र'],
  coverDays: 30,
  alsoCalled: 'water heater, garam pani, हीटर',
  always: {
    included: [['Safety and earthing check', 'सुरक्षा और अर्थिंग की जाँच']],
    notIncluded: [['Spare parts, charged only if you approve', 'पुर्ज़े, आपके हाँ कहने पर ही जोड़े जाएँगे']],
  },
  services: [
    {
      id: 23,
      name: ['Geyser repair', 'गीज़र की मरम्मत'],
      rupees: 599,
      minutes: 45,
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Heating and leak check', 'गरम होने और रिसाव की जाँच'],
      ],
      alsoCalled: 'water heater, garam pani nahi, not heating, leaking geyser',
      firstAddOn: 509,
      addOns: [
        ['Heating element, 2 kW', 'हीटिंग एलिमेंट, 2 kW', 749],
        ['Thermostat', 'थर्मोस्टेट', 449],
        ['Safety valve', 'सेफ़्टी वॉल्व', 299],
      ],
    },
    {
      id: 1101,
      name: ['Geyser service', 'गीज़र की सर्विस'],
      rupees: 499,
      minutes: 60,
      included: [
        ['Tank opened and descaled', 'टंकी खोलकर जमा खार हटाना'],
        ['Element cleaned', 'एलिमेंट की सफ़ाई'],
      ],
      alsoCalled: 'geyser cleaning, water heater service, descaling, khaar',
      addOns: [
        ['Anode rod', 'एनोड रॉड', 549],
        ['Tank gasket', 'टंकी की रबर', 149],
        ['Heating element, 2 kW', 'हीटिंग एलिमेंट, 2 kW', 749],
      ],
    },
    {
      id: 1102,
      name: ['Geyser installation', 'गीज़र लगाना'],
      rupees: 549,
      minutes: 60,
      included: [
        ['Fixed to the wall', 'दीवार पर लगाना'],
        ['Pipes connected and tested', 'पाइप जोड़कर जाँच'],
      ],
      alsoCalled: 'geyser fitting, water heater lagana, new geyser',
      addOns: [
        ['Connection pipe, pair', 'कनेक्शन पाइप, जोड़ी', 349],
        ['Angle cock', 'एंगल कॉक', 329],
        ['Anchor bolts, set', 'एंकर बोल्ट, सेट', 149],
      ],
    },
    {
      id: 1103,
      name: ['Geyser uninstallation', 'गीज़र खोलना'],
      rupees: 299,
      minutes: 30,
      coverDays: 0,
      included: [
        ['Drained and taken down', 'पानी निकालकर उतारना'],
        ['Pipes sealed', 'पाइप बंद करना'],
      ],
      alsoCalled: 'geyser nikalna, remove water heater, shifting',
      addOns: [
        ['Pipe end caps', 'पाइप के ढक्कन', 99],
        ['Installation at the new place', 'नई जगह लगाना', 449],
      ],
    },
    {
      id: 1104,
      name: ['Gas geyser repair', 'गैस गीज़र की मरम्मत'],
      rupees: 499,
      minutes: 45,
      included: [
        ['Burner and ignition checked', 'बर्नर और इग्निशन की जाँच'],
        ['Gas leak check', 'गैस के रिसाव की जाँच'],
      ],
      alsoCalled: 'gas water heater, lpg geyser, geyser battery',
      addOns: [
        ['Battery cells, pair', 'बैटरी सेल, जोड़ी', 149],
        ['Diaphragm', 'डायाफ़्राम', 349],
        ['Regulator', 'रेगुलेटर', 549],
      ],
    },
    {
      id: 1105,
      name: ['Solar water heater service', 'सोलर वॉटर हीटर की सर्विस'],
      rupees: 999,
      minutes: 90,
      unit: ['Each heater', 'हर हीटर'],
      included: [
        ['Tubes cleaned', 'ट्यूब की सफ़ाई'],
        ['Tank flushed, joints checked', 'टंकी की धुलाई, जोड़ों की जाँच'],
      ],
      alsoCalled: 'solar geyser, chhat wala geyser, solar panel cleaning',
      addOns: [
        ['Vacuum tube', 'वैक्यूम ट्यूब', 699],
        ['Tube gasket, set', 'ट्यूब की रबर, सेट', 249],
        ['Air vent pipe', 'एयर वेंट पाइप', 199],
      ],
    },
    {
      id: 1106,
      name: ['Instant geyser repair', 'इंस्टेंट गीज़र की मरम्मत'],
      rupees: 399,
      minutes: 30,
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Flow and heating check', 'बहाव और गरम होने की जाँच'],
      ],
      alsoCalled: 'kitchen geyser, small water heater, 3 litre',
      addOns: [
        ['Heating element, 3 kW', 'हीटिंग एलिमेंट, 3 kW', 649],
        ['Thermal cut-out', 'थर्मल कट-आउट', 249],
      ],
    },
  ],
};
