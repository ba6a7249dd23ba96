import type { CategoryEntry } from '../catalogue-entry.ts';

export const fansAndLights: CategoryEntry = {
  id: 12,
  name: ['Fans and lights', 'पंखे और लाइट'],
  art: 'fan',
  skill: 'electrical',
  unit: ['Each fan', 'हर पंखा'],
  coverDays: 30,
  alsoCalled: 'electrician, pankha, light, पंखा, बत्ती',
  always: {
    included: [['Tested in front of you', 'आपके सामने जाँच']],
    notIncluded: [['The fan or light itself', 'पंखा या लाइट']],
  },
  services: [
    {
      id: 28,
      name: ['Ceiling fan installation', 'सीलिंग फैन लगाना'],
      rupees: 249,
      minutes: 30,
      included: [
        ['Old fan taken down', 'पुराना पंखा उतारना'],
        ['Your new fan hung and balanced', 'आपका नया पंखा टाँगना और बराबर करना'],
      ],
      alsoCalled: 'pankha lagana, naya pankha, fan fitting, छत का पंखा',
      firstAddOn: 522,
      addOns: [
        ['Fan regulator', 'पंखे का रेगुलेटर', 299],
        ['Down rod, 24 inch', 'डाउन रॉड, 24 इंच', 249],
      ],
    },
    {
      id: 1201,
      name: ['Fan repair', 'पंखे की मरम्मत'],
      rupees: 199,
      minutes: 30,
      included: [
        ['Noise or slow speed found', 'आवाज़ या धीमी चाल का कारण ढूँढना'],
        ['Oiled and tightened', 'तेल देना और कसना'],
      ],
      alsoCalled: 'pankha kharab, pankha theek, fan slow, awaaz, table fan, ceiling fan repair',
      addOns: [
        ['Capacitor (2.5 µF)', 'कैपेसिटर (2.5 µF)', 99],
        ['Bearing, pair', 'बेयरिंग, जोड़ी', 249],
        ['Winding', 'वाइंडिंग', 549],
      ],
    },
    {
      id: 1202,
      name: ['Exhaust fan installation', 'एग्ज़ॉस्ट फ़ैन लगाना'],
      rupees: 299,
      minutes: 45,
      included: [
        ['Fitted in the opening', 'जगह में लगाना'],
        ['Wired and tested', 'तार जोड़कर जाँच'],
      ],
      alsoCalled: 'bathroom fan, kitchen exhaust, hawa bahar',
      addOns: [
        ['Opening cut in board', 'बोर्ड में जगह काटना', 249],
        ['Bird mesh', 'चिड़िया की जाली', 149],
      ],
    },
    {
      id: 1203,
      name: ['Tube light installation', 'ट्यूब लाइट लगाना'],
      rupees: 129,
      minutes: 20,
      art: 'bulb',
      unit: ['Each light', 'हर लाइट'],
      included: [['Fitted and wired', 'लगाना और तार जोड़ना']],
      alsoCalled: 'led batten, tubelight, bulb holder, बत्ती',
      addOns: [
        ['LED batten, 20 W', 'एलईडी बैटन, 20 W', 349],
        ['Bulb holder', 'बल्ब होल्डर', 59],
      ],
    },
    {
      id: 1204,
      name: ['Decorative light installation', 'सजावटी लाइट लगाना'],
      rupees: 299,
      minutes: 45,
      art: 'bulb',
      unit: ['Each light', 'हर लाइट'],
      included: [
        ['Wall or hanging light fixed', 'दीवार या लटकने वाली लाइट लगाना'],
        ['Wired and tested', 'तार जोड़कर जाँच'],
      ],
      alsoCalled: 'jhalar, hanging lamp, wall light, fancy light, diwali lights',
      addOns: [
        ['Dimmer switch', 'डिमर स्विच', 449],
        ['Ceiling hook', 'छत का हुक', 99],
        ['Warm LED bulb', 'वॉर्म एलईडी बल्ब', 149],
      ],
    },
    {
      id: 1205,
      name: ['Chandelier installation', 'झूमर लगाना'],
      rupees: 899,
      minutes: 90,
      art: 'bulb',
      unit: ['Each chandelier', 'हर झूमर'],
      included: [
        ['Put together and hung', 'जोड़ना और टाँगना'],
        ['Hook tested for the weight', 'वज़न के लिए हुक की जाँच'],
      ],
      alsoCalled: 'jhoomar, jhumar, crystal light',
      addOns: [
        ['Heavy anchor hook', 'भारी एंकर हुक', 249],
        ['Crystal cleaning', 'क्रिस्टल की सफ़ाई', 599],
      ],
    },
    {
      id: 1206,
      name: ['LED panel installation', 'एलईडी पैनल लगाना'],
      rupees: 149,
      minutes: 20,
      art: 'bulb',
      unit: ['Each panel', 'हर पैनल'],
      included: [['Fitted in the false ceiling', 'फ़ॉल्स सीलिंग में लगाना']],
      alsoCalled: 'false ceiling light, downlight, spot light, concealed',
      addOns: [
        ['LED panel, 12 W', 'एलईडी पैनल, 12 W', 349],
        ['LED driver', 'एलईडी ड्राइवर', 199],
      ],
    },
  ],
};
