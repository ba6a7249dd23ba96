import type { CategoryEntry } from '../catalogue-entry.ts';

export const plumbing: CategoryEntry = {
  id: 2,
  name: ['Plumbing', 'प्लंबिंग'],
  art: 'tap',
  skill: 'plumbing',
  unit: ['Each visit', 'हर विज़िट'],
  coverDays: 30,
  alsoCalled: 'plumber, nal wala, pipe, प्लंबर, नल, पाइप',
  always: {
    included: [['Work area left dry and clean', 'काम के बाद जगह सूखी और साफ़']],
    notIncluded: [
      [
        'New parts and fittings, charged only if you approve',
        'नए पुर्ज़े और फ़िटिंग, आपके हाँ कहने पर ही जोड़े जाएँगे',
      ],
    ],
  },
  services: [
    {
      id: 26,
      name: ['Kitchen tap leak repair', 'रसोई के नल का रिसाव ठीक करना'],
      rupees: 349,
      minutes: 45,
      unit: ['Each tap', 'हर नल'],
      included: [
        ['Leak found and stopped', 'रिसाव ढूँढकर बंद करना'],
        ['Washer and thread seal', 'वॉशर और धागे की सील'],
      ],
      alsoCalled: 'leaking tap, nal tapak raha, nal theek, dripping faucet, tonti, टपकता नल, लीकेज',
      firstAddOn: 517,
      addOns: [
        ['Ceramic disc cartridge', 'सिरेमिक कार्ट्रिज', 199],
        ['Flexible connection pipe', 'लचीली कनेक्शन पाइप', 149],
        ['Angle cock', 'एंगल कॉक', 329],
      ],
    },
    {
      id: 27,
      name: ['Bathroom tap replacement', 'बाथरूम का नल बदलना'],
      rupees: 449,
      minutes: 60,
      unit: ['Each tap', 'हर नल'],
      included: [
        ['Old tap removed', 'पुराना नल निकालना'],
        ['Your new tap fitted and tested', 'आपका नया नल लगाकर जाँचना'],
      ],
      alsoCalled: 'nal badalna, naya nal lagana, faucet change, tonti',
      firstAddOn: 520,
      addOns: [
        ['Wall flange', 'वॉल फ़्लैंज', 99],
        ['Angle cock', 'एंगल कॉक', 329],
      ],
    },
    {
      id: 201,
      name: ['Blocked drain cleaning', 'जाम नाली खोलना'],
      rupees: 499,
      minutes: 60,
      unit: ['Each drain', 'हर नाली'],
      included: [
        ['Blockage opened by machine or rod', 'मशीन या रॉड से जाम खोलना'],
        ['Flow checked with water', 'पानी डालकर बहाव की जाँच'],
      ],
      alsoCalled: 'nali jaam, choke, sink block, drainage, bathroom block, नाली बंद',
      addOns: [
        ['Drain grating, steel', 'स्टील की जाली', 149],
        ['Anti-odour trap', 'बदबू रोकने वाला ट्रैप', 399],
      ],
    },
    {
      id: 202,
      name: ['Toilet flush tank repair', 'फ़्लश टंकी की मरम्मत'],
      rupees: 399,
      minutes: 45,
      unit: ['Each tank', 'हर टंकी'],
      included: [
        ['Flush and float adjusted', 'फ़्लश और फ़्लोट ठीक करना'],
        ['Leak check', 'रिसाव की जाँच'],
      ],
      alsoCalled: 'cistern, commode, western toilet, flush leak, toilet repair',
      addOns: [
        ['Flush valve set', 'फ़्लश वॉल्व सेट', 549],
        ['Float ball', 'फ़्लोट बॉल', 149],
        ['Push button', 'पुश बटन', 249],
      ],
    },
    {
      id: 203,
      name: ['Toilet seat installation', 'टॉयलेट सीट लगाना'],
      rupees: 899,
      minutes: 120,
      unit: ['Each seat', 'हर सीट'],
      included: [
        ['Old seat removed', 'पुरानी सीट निकालना'],
        ['Your new seat fixed and sealed', 'आपकी नई सीट लगाना और सील करना'],
      ],
      alsoCalled: 'commode fitting, western toilet, latrine seat, कमोड',
      addOns: [
        ['Seat cover, soft close', 'सीट कवर, धीरे बंद होने वाला', 999],
        ['Wax ring', 'वैक्स रिंग', 249],
        ['Health faucet', 'जेट स्प्रे', 449],
      ],
    },
    {
      id: 204,
      name: ['Wash basin installation', 'वॉश बेसिन लगाना'],
      rupees: 799,
      minutes: 90,
      unit: ['Each basin', 'हर बेसिन'],
      included: [
        ['Basin fixed to the wall', 'बेसिन दीवार पर लगाना'],
        ['Waste pipe and tap connected', 'वेस्ट पाइप और नल जोड़ना'],
      ],
      alsoCalled: 'sink fitting, haath dhone ka basin',
      addOns: [
        ['Waste coupling', 'वेस्ट कपलिंग', 249],
        ['Bottle trap', 'बॉटल ट्रैप', 499],
        ['Basin bracket, pair', 'बेसिन ब्रैकेट, जोड़ी', 199],
      ],
    },
    {
      id: 205,
      name: ['Water tank cleaning, up to 1,000 litres', 'पानी की टंकी की सफ़ाई, 1,000 लीटर तक'],
      rupees: 699,
      minutes: 90,
      coverDays: 0,
      unit: ['Each tank', 'हर टंकी'],
      included: [
        ['Sludge removed, walls scrubbed', 'गाद निकालना, दीवारें रगड़ना'],
        ['Washed and disinfected', 'धुलाई और कीटाणुनाशक'],
      ],
      alsoCalled: 'paani ki tanki saaf, overhead tank, sintex, sump cleaning',
      addOns: [
        ['Each further 500 litres', 'हर अगले 500 लीटर', 249],
        ['Tank lid', 'टंकी का ढक्कन', 549],
      ],
    },
    {
      id: 206,
      name: ['Water motor repair', 'पानी की मोटर की मरम्मत'],
      rupees: 449,
      minutes: 60,
      unit: ['Each motor', 'हर मोटर'],
      included: [
        ['Fault found and explained', 'ख़राबी ढूँढकर समझाना'],
        ['Air lock removed', 'एयर लॉक निकालना'],
      ],
      alsoCalled: 'pump repair, paani nahi chadh raha, motor kharab, booster pump',
      addOns: [
        ['Capacitor', 'कैपेसिटर', 349],
        ['Mechanical seal', 'मैकेनिकल सील', 649],
        ['Foot valve', 'फ़ुट वॉल्व', 499],
      ],
    },
  ],
};
