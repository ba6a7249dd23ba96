import type { CategoryEntry } from '../catalogue-entry.ts';

export const electrical: CategoryEntry = {
  id: 3,
  name: ['Electrical', 'बिजली का काम'],
  art: 'bulb',
  skill: 'electrical',
  unit: ['Each point', 'हर पॉइंट'],
  coverDays: 30,
  alsoCalled: 'electrician, bijli wala, current, इलेक्ट्रीशियन, मिस्त्री',
  always: {
    included: [['Power tested before and after', 'काम से पहले और बाद में बिजली की जाँच']],
    notIncluded: [
      [
        'Switches, wire and other material, charged only if you approve',
        'स्विच, तार और बाक़ी सामान, आपके हाँ कहने पर ही जोड़े जाएँगे',
      ],
    ],
  },
  services: [
    {
      id: 29,
      name: ['Switchboard repair', 'स्विचबोर्ड की मरम्मत'],
      rupees: 199,
      minutes: 30,
      unit: ['Each board', 'हर बोर्ड'],
      included: [
        ['Faulty switch or socket found', 'ख़राब स्विच या सॉकेट ढूँढना'],
        ['Loose wires tightened', 'ढीले तार कसना'],
      ],
      alsoCalled: 'switch board, switch kharab, plug point, sparking, बोर्ड ठीक',
      firstAddOn: 524,
      addOns: [
        ['Modular switch', 'मॉड्यूलर स्विच', 79],
        ['16 A socket', '16 A सॉकेट', 189],
        ['MCB, 32 A', 'MCB, 32 A', 349],
      ],
    },
    {
      id: 301,
      name: ['New switchboard installation', 'नया स्विचबोर्ड लगाना'],
      rupees: 349,
      minutes: 45,
      unit: ['Each board', 'हर बोर्ड'],
      included: [
        ['Board fixed and wired', 'बोर्ड लगाना और तार जोड़ना'],
        ['Every switch tested', 'हर स्विच की जाँच'],
      ],
      alsoCalled: 'extension board, new plug point, naya board',
      addOns: [
        ['Modular plate, 6 module', 'मॉड्यूलर प्लेट, 6 मॉड्यूल', 249],
        ['Modular switch', 'मॉड्यूलर स्विच', 79],
        ['USB charging socket', 'यूएसबी चार्जिंग सॉकेट', 899],
      ],
    },
    {
      id: 302,
      name: ['MCB and fuse repair', 'एमसीबी और फ़्यूज़ की मरम्मत'],
      rupees: 249,
      minutes: 30,
      unit: ['Each visit', 'हर विज़िट'],
      included: [
        ['Cause of tripping found', 'बार-बार गिरने का कारण ढूँढना'],
        ['Load of each line checked', 'हर लाइन के लोड की जाँच'],
      ],
      alsoCalled: 'mcb trip, light gayi, fuse ud gaya, bijli band, no power',
      addOns: [
        ['MCB, single pole', 'एमसीबी, सिंगल पोल', 249],
        ['RCCB, 40 A', 'आरसीसीबी, 40 A', 1899],
        ['Fuse wire change', 'फ़्यूज़ का तार बदलना', 49],
      ],
    },
    {
      id: 303,
      name: ['Wiring, per room', 'वायरिंग, प्रति कमरा'],
      rupees: 1999,
      minutes: 240,
      unit: ['Each room', 'हर कमरा'],
      included: [
        ['Wires drawn through pipe or casing', 'पाइप या केसिंग में तार डालना'],
        ['Up to 6 points connected', '6 पॉइंट तक जोड़ना'],
      ],
      alsoCalled: 'tar lagana, house wiring, rewiring, नई वायरिंग',
      addOns: [
        ['Wire, 1.5 sq mm, 10 m', 'तार, 1.5 वर्ग मिमी, 10 मीटर', 299],
        ['Extra point', 'अतिरिक्त पॉइंट', 249],
        ['Casing, 2 m', 'केसिंग, 2 मीटर', 129],
      ],
    },
    {
      id: 304,
      name: ['Inverter and battery installation', 'इन्वर्टर और बैटरी लगाना'],
      rupees: 599,
      minutes: 60,
      unit: ['Each inverter', 'हर इन्वर्टर'],
      included: [
        ['Inverter and battery connected', 'इन्वर्टर और बैटरी जोड़ना'],
        ['Backup tested', 'बैकअप की जाँच'],
      ],
      alsoCalled: 'ups, power backup, inverter lagana, battery connection',
      addOns: [
        ['Distilled water, 5 litres', 'डिस्टिल्ड पानी, 5 लीटर', 149],
        ['Battery terminal set', 'बैटरी टर्मिनल सेट', 199],
        ['Separate inverter line, per room', 'अलग इन्वर्टर लाइन, प्रति कमरा', 699],
      ],
    },
    {
      id: 305,
      name: ['Doorbell installation', 'घंटी लगाना'],
      rupees: 149,
      minutes: 20,
      unit: ['Each bell', 'हर घंटी'],
      included: [['Bell and switch fitted', 'घंटी और स्विच लगाना']],
      alsoCalled: 'door bell repair, ghanti kharab, डोरबेल',
      addOns: [
        ['Bell, ding-dong', 'घंटी, डिंग-डॉन्ग', 249],
        ['Bell switch', 'घंटी का स्विच', 99],
      ],
    },
    {
      id: 306,
      name: ['CCTV camera installation', 'सीसीटीवी कैमरा लगाना'],
      rupees: 499,
      minutes: 60,
      unit: ['Each camera', 'हर कैमरा'],
      included: [
        ['Camera mounted and wired', 'कैमरा लगाना और तार जोड़ना'],
        ['Viewing set up on your phone', 'आपके फ़ोन पर देखने की सेटिंग'],
      ],
      alsoCalled: 'security camera, cctv lagwana, निगरानी कैमरा',
      addOns: [
        ['Cable, 10 m', 'केबल, 10 मीटर', 349],
        ['Power adapter', 'पावर अडैप्टर', 299],
        ['Weather box', 'बाहर का बॉक्स', 149],
      ],
    },
  ],
};
