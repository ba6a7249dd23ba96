import type { CategoryEntry } from '../catalogue-entry.ts';

export const pestControl: CategoryEntry = {
  id: 8,
  name: ['Pest control', 'कीट नियंत्रण'],
  art: 'bug',
  skill: 'pest-control',
  unit: ['Each home', 'हर घर'],
  coverDays: 90,
  alsoCalled: 'keet, exterminator, insects, पेस्ट कंट्रोल, कीड़े',
  always: {
    included: [['Odourless, approved medicine', 'बिना गंध की, मंज़ूर दवा']],
    notIncluded: [['Emptying of cupboards before the visit', 'आने से पहले अलमारियाँ ख़ाली करना']],
  },
  services: [
    {
      id: 31,
      name: ['Pest control, 2 BHK', 'कीट नियंत्रण, 2 BHK'],
      rupees: 1199,
      minutes: 90,
      included: [
        ['Spray and gel in every room', 'हर कमरे में स्प्रे और जेल'],
        ['Cockroaches, ants and spiders', 'कॉकरोच, चींटी और मकड़ी'],
      ],
      alsoCalled: 'keede, keet, insect spray, general pest, कीड़े',
      firstAddOn: 529,
      addOns: [['Bed bug treatment, one room', 'खटमल का उपचार, एक कमरा', 899]],
    },
    {
      id: 801,
      name: ['Cockroach control', 'कॉकरोच नियंत्रण'],
      rupees: 899,
      minutes: 60,
      included: [
        ['Gel in kitchen and bathrooms', 'रसोई और बाथरूम में जेल'],
        ['Second visit after 15 days', '15 दिन बाद दूसरी विज़िट'],
      ],
      alsoCalled: 'tilchatta, kitchen insects, roach, तिलचट्टा',
      addOns: [
        ['Drain treatment', 'नाली का उपचार', 249],
        ['Cupboard gel', 'अलमारी में जेल', 199],
        ['Extra room', 'अतिरिक्त कमरा', 199],
      ],
    },
    {
      id: 802,
      name: ['Termite control', 'दीमक नियंत्रण'],
      rupees: 2499,
      minutes: 180,
      coverDays: 365,
      included: [
        ['Walls drilled and treated', 'दीवारों में छेद कर दवा भरना'],
        ['Holes sealed', 'छेद बंद करना'],
      ],
      alsoCalled: 'deemak, white ants, lakdi ke keede, wood borer',
      addOns: [
        ['Furniture treatment, each', 'फ़र्नीचर का उपचार, हर नग', 399],
        ['Outer wall, per 10 feet', 'बाहरी दीवार, प्रति 10 फ़ुट', 299],
      ],
    },
    {
      id: 803,
      name: ['Bed bug control', 'खटमल नियंत्रण'],
      rupees: 1599,
      minutes: 120,
      included: [
        ['Beds, sofas and cracks sprayed', 'पलंग, सोफ़ा और दरारों में स्प्रे'],
        ['Second visit after 15 days', '15 दिन बाद दूसरी विज़िट'],
      ],
      alsoCalled: 'khatmal, bedbugs, mattress insects',
      addOns: [
        ['Extra room', 'अतिरिक्त कमरा', 499],
        ['Mattress steam treatment', 'गद्दे का भाप उपचार', 699],
      ],
    },
    {
      id: 804,
      name: ['Mosquito control', 'मच्छर नियंत्रण'],
      rupees: 999,
      minutes: 60,
      coverDays: 30,
      included: [
        ['Indoor spray', 'घर के अंदर स्प्रे'],
        ['Standing water treated', 'रुके पानी में दवा'],
      ],
      alsoCalled: 'machhar, fogging, dengue spray, machar marne ki dawa',
      addOns: [
        ['Outdoor fogging', 'बाहर फ़ॉगिंग', 799],
        ['Garden spray', 'बग़ीचे में स्प्रे', 399],
      ],
    },
    {
      id: 805,
      name: ['Rat control', 'चूहा नियंत्रण'],
      rupees: 1099,
      minutes: 75,
      coverDays: 30,
      included: [
        ['Bait and glue boards placed', 'चारा और गोंद-बोर्ड लगाना'],
        ['Entry holes marked', 'घुसने के छेद दिखाना'],
      ],
      alsoCalled: 'chuha, rodent, mouse, mice',
      addOns: [
        ['Extra glue board', 'अतिरिक्त गोंद-बोर्ड', 149],
        ['Wire mesh on holes', 'छेदों पर तार की जाली', 299],
        ['Trap cage', 'पिंजरा', 399],
      ],
    },
    {
      id: 806,
      name: ['Ant and spider control', 'चींटी और मकड़ी नियंत्रण'],
      rupees: 799,
      minutes: 60,
      included: [
        ['Nests found and treated', 'घर ढूँढकर उपचार'],
        ['Webs removed', 'जाले हटाना'],
      ],
      alsoCalled: 'cheenti, makdi, chiti, jale, ants',
      addOns: [
        ['Balcony and terrace', 'बालकनी और छत', 299],
        ['Garden border', 'बग़ीचे की किनारी', 349],
      ],
    },
  ],
};
