import type { CategoryEntry } from '../catalogue-entry.ts';

export const cleaning: CategoryEntry = {
  id: 4,
  name: ['Cleaning', 'सफ़ाई'],
  art: 'clean',
  skill: 'cleaning',
  unit: ['Each home', 'हर घर'],
  coverDays: 0,
  alsoCalled: 'cleaner, safai wala, साफ़, क्लीनिंग',
  always: {
    included: [['Machines and cleaning liquids brought along', 'मशीन और सफ़ाई का सामान साथ लाएँगे']],
    notIncluded: [['Moving heavy furniture', 'भारी फ़र्नीचर खिसकाना']],
  },
  services: [
    {
      id: 30,
      name: ['Full home deep cleaning, 2 BHK', 'पूरे घर की गहरी सफ़ाई, 2 BHK'],
      rupees: 3499,
      minutes: 300,
      included: [
        ['Every room, kitchen and two bathrooms', 'हर कमरा, रसोई और दो बाथरूम'],
        ['Windows, fans and lights dusted', 'खिड़की, पंखे और लाइट की सफ़ाई'],
        ['Floor scrubbed by machine', 'मशीन से फ़र्श की रगड़ाई'],
      ],
      alsoCalled: 'ghar ki safai, diwali cleaning, house cleaning, घर साफ़',
      firstAddOn: 527,
      addOns: [
        ['Balcony wash', 'बालकनी की धुलाई', 499],
        ['Sofa shampoo, 3 seats', 'सोफ़ा शैम्पू, 3 सीट', 749],
      ],
    },
    {
      id: 401,
      name: ['Full home deep cleaning, 1 BHK', 'पूरे घर की गहरी सफ़ाई, 1 BHK'],
      rupees: 2499,
      minutes: 240,
      included: [
        ['Every room, kitchen and one bathroom', 'हर कमरा, रसोई और एक बाथरूम'],
        ['Windows, fans and lights dusted', 'खिड़की, पंखे और लाइट की सफ़ाई'],
      ],
      alsoCalled: 'ghar ki safai, flat cleaning, house cleaning',
      addOns: [
        ['Balcony wash', 'बालकनी की धुलाई', 499],
        ['Inside of cupboards', 'अलमारी के अंदर', 399],
        ['Inside of fridge', 'फ़्रिज के अंदर', 299],
      ],
    },
    {
      id: 402,
      name: ['Bathroom deep cleaning', 'बाथरूम की गहरी सफ़ाई'],
      rupees: 499,
      minutes: 60,
      unit: ['Each bathroom', 'हर बाथरूम'],
      included: [
        ['Tiles, taps and toilet descaled', 'टाइल, नल और टॉयलेट के दाग साफ़'],
        ['Floor scrubbed and disinfected', 'फ़र्श की रगड़ाई और कीटाणुनाशक'],
      ],
      alsoCalled: 'toilet cleaning, washroom safai, tiles ke daag, शौचालय',
      addOns: [
        ['Exhaust fan cleaning', 'एग्ज़ॉस्ट फ़ैन की सफ़ाई', 149],
        ['Hard water stain removal', 'खारे पानी के दाग हटाना', 249],
      ],
    },
    {
      id: 403,
      name: ['Kitchen deep cleaning', 'रसोई की गहरी सफ़ाई'],
      rupees: 1499,
      minutes: 150,
      unit: ['Each kitchen', 'हर रसोई'],
      included: [
        ['Oil and grease removed from tiles and slab', 'टाइल और स्लैब से तेल-चिकनाई हटाना'],
        ['Cupboards wiped from outside', 'अलमारियाँ बाहर से पोंछना'],
        ['Stove and sink cleaned', 'चूल्हा और सिंक साफ़'],
      ],
      alsoCalled: 'rasoi safai, kichan, chikna, modular kitchen',
      addOns: [
        ['Inside of cupboards', 'अलमारी के अंदर', 599],
        ['Chimney outside', 'चिमनी बाहर से', 199],
        ['Microwave cleaning', 'माइक्रोवेव की सफ़ाई', 199],
      ],
    },
    {
      id: 404,
      name: ['Sofa cleaning, 3 seats', 'सोफ़ा की सफ़ाई, 3 सीट'],
      rupees: 799,
      minutes: 75,
      unit: ['Each sofa', 'हर सोफ़ा'],
      included: [
        ['Dust vacuumed out', 'धूल खींचकर निकालना'],
        ['Shampoo and wet vacuum', 'शैम्पू और गीली वैक्यूम'],
      ],
      alsoCalled: 'sofa shampoo, couch, dry clean, settee, सोफा धुलाई',
      addOns: [
        ['Each further seat', 'हर अगली सीट', 199],
        ['Cushion, pair', 'कुशन, जोड़ी', 149],
        ['Leather polish', 'चमड़े की पॉलिश', 399],
      ],
    },
    {
      id: 405,
      name: ['Carpet cleaning', 'कालीन की सफ़ाई'],
      rupees: 599,
      minutes: 60,
      unit: ['Each carpet', 'हर कालीन'],
      included: [
        ['Vacuum and shampoo', 'वैक्यूम और शैम्पू'],
        ['Stains treated', 'दाग-धब्बों का उपचार'],
      ],
      alsoCalled: 'galicha, dari, rug wash, carpet shampoo',
      addOns: [
        ['Pet odour treatment', 'पालतू की गंध का उपचार', 299],
        ['Large carpet, over 6 × 9 feet', 'बड़ा कालीन, 6 × 9 फ़ुट से ज़्यादा', 399],
      ],
    },
    {
      id: 406,
      name: ['Mattress cleaning', 'गद्दे की सफ़ाई'],
      rupees: 699,
      minutes: 60,
      unit: ['Each mattress', 'हर गद्दा'],
      included: [
        ['Dust and mites vacuumed out', 'धूल और कीड़े खींचकर निकालना'],
        ['Shampoo on both sides', 'दोनों तरफ़ शैम्पू'],
      ],
      alsoCalled: 'gadda saaf, bed cleaning',
      addOns: [
        ['Mite treatment', 'धूल के कीड़ों का उपचार', 299],
        ['Headboard cleaning', 'सिरहाने की सफ़ाई', 249],
      ],
    },
    {
      id: 407,
      name: ['Window and glass cleaning', 'खिड़की और काँच की सफ़ाई'],
      rupees: 599,
      minutes: 90,
      included: [
        ['Glass on both sides where it is safe', 'काँच दोनों तरफ़, जहाँ सुरक्षित हो'],
        ['Frames and nets wiped', 'फ़्रेम और जाली पोंछना'],
      ],
      alsoCalled: 'kaanch safai, khidki saaf, sliding window, mirror',
      addOns: [
        ['Mosquito net wash', 'मच्छर जाली की धुलाई', 199],
        ['Sliding track cleaning', 'स्लाइडिंग ट्रैक की सफ़ाई', 149],
      ],
    },
  ],
};
