import type { CategoryEntry } from '../catalogue-entry.ts';

export const painting: CategoryEntry = {
  id: 7,
  name: ['Painting', 'पुताई'],
  art: 'roller',
  skill: 'painting',
  unit: ['Each room', 'हर कमरा'],
  coverDays: 180,
  alsoCalled: 'painter, rang wala, paint, पेंटर, पेंट, रंग',
  always: {
    included: [['Furniture and floor covered, cleaned after', 'सामान और फ़र्श ढककर काम, बाद में सफ़ाई']],
    notIncluded: [['Repair of cracked plaster', 'टूटे प्लास्टर की मरम्मत']],
  },
  services: [
    {
      id: 33,
      name: ['Wall painting, one room', 'दीवार की पुताई, एक कमरा'],
      rupees: 4999,
      minutes: 480,
      included: [
        ['Two coats of emulsion, paint included', 'इमल्शन की दो परत, पेंट सहित'],
        ['Small cracks filled', 'छोटी दरारें भरना'],
      ],
      alsoCalled: 'rang karwana, room paint, deewar ka rang, whitewash, कलर',
      firstAddOn: 532,
      addOns: [
        ['Wall putty, one coat', 'पुट्टी, एक परत', 1499],
        ['Damp-proof coat', 'सीलन-रोधी परत', 1299],
      ],
    },
    {
      id: 701,
      name: ['Full home painting, 2 BHK', 'पूरे घर की पुताई, 2 BHK'],
      rupees: 24_999,
      minutes: 2880,
      unit: ['Each home', 'हर घर'],
      included: [
        ['Two coats on walls and ceiling, paint included', 'दीवार और छत पर दो परत, पेंट सहित'],
        ['A supervisor every day', 'हर दिन एक सुपरवाइज़र'],
      ],
      alsoCalled: 'ghar rang karwana, whole house paint, flat painting',
      addOns: [
        ['Premium washable paint', 'धोने लायक़ प्रीमियम पेंट', 6999],
        ['Doors and windows, enamel', 'दरवाज़े-खिड़की, इनैमल', 4999],
        ['One texture wall', 'एक टेक्सचर दीवार', 3499],
      ],
    },
    {
      id: 702,
      name: ['One wall texture', 'एक दीवार पर टेक्सचर'],
      rupees: 3499,
      minutes: 360,
      unit: ['Each wall', 'हर दीवार'],
      included: [
        ['Design of your choice', 'आपकी पसंद का डिज़ाइन'],
        ['Base coat and texture, paint included', 'बेस कोट और टेक्सचर, पेंट सहित'],
      ],
      alsoCalled: 'designer wall, royal play, accent wall, डिज़ाइन दीवार',
      addOns: [
        ['Metallic finish', 'मैटेलिक फ़िनिश', 999],
        ['Stencil border', 'स्टेंसिल बॉर्डर', 599],
      ],
    },
    {
      id: 703,
      name: ['Damp wall treatment', 'दीवार की सीलन का इलाज'],
      rupees: 2499,
      minutes: 300,
      unit: ['Each wall', 'हर दीवार'],
      coverDays: 365,
      included: [
        ['Cause of damp found', 'सीलन का कारण ढूँढना'],
        ['Old paint removed, damp-proof coat', 'पुराना पेंट हटाना, सीलन-रोधी परत'],
      ],
      alsoCalled: 'seelan, waterproofing, seepage, paani ris raha, fungus',
      addOns: [
        ['Putty, one coat', 'पुट्टी, एक परत', 799],
        ['Outer wall coat', 'बाहरी दीवार की परत', 2999],
      ],
    },
    {
      id: 704,
      name: ['Terrace waterproofing, per 100 sq ft', 'छत की वॉटरप्रूफ़िंग, प्रति 100 वर्ग फ़ुट'],
      rupees: 3999,
      minutes: 480,
      unit: ['Each 100 sq ft', 'हर 100 वर्ग फ़ुट'],
      coverDays: 365,
      included: [
        ['Surface cleaned, cracks filled', 'सतह की सफ़ाई, दरारें भरना'],
        ['Two coats, material included', 'दो परत, सामान सहित'],
      ],
      alsoCalled: 'chhat tapak rahi, roof leak, dr fixit, छत का रिसाव',
      addOns: [
        ['Heat-reflecting coat', 'गर्मी रोकने वाली परत', 1499],
        ['Fibre mesh on cracks', 'दरारों पर फ़ाइबर जाली', 699],
      ],
    },
    {
      id: 705,
      name: ['Door and window painting', 'दरवाज़े-खिड़की की पेंटिंग'],
      rupees: 899,
      minutes: 120,
      unit: ['Each door', 'हर दरवाज़ा'],
      included: [
        ['Sanded and primed', 'रेगमाल और प्राइमर'],
        ['Two coats of enamel, paint included', 'इनैमल की दो परत, पेंट सहित'],
      ],
      alsoCalled: 'enamel paint, oil paint, lakdi ka rang',
      addOns: [
        ['Frame too', 'चौखट भी', 299],
        ['Melamine polish', 'मेलामाइन पॉलिश', 899],
      ],
    },
    {
      id: 706,
      name: ['Grill and gate painting', 'ग्रिल और गेट की पेंटिंग'],
      rupees: 1299,
      minutes: 180,
      unit: ['Each gate', 'हर गेट'],
      included: [
        ['Rust scraped off', 'ज़ंग खुरचना'],
        ['Red oxide and two coats, paint included', 'रेड ऑक्साइड और दो परत, पेंट सहित'],
      ],
      alsoCalled: 'lohe ka gate, iron, balcony railing, jangla',
      addOns: [
        ['Anti-rust primer', 'ज़ंग-रोधी प्राइमर', 399],
        ['Metallic shade', 'मैटेलिक रंग', 499],
      ],
    },
  ],
};
