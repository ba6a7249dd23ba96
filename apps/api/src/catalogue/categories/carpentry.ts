import type { CategoryEntry } from '../catalogue-entry.ts';

export const carpentry: CategoryEntry = {
  id: 6,
  name: ['Carpentry', 'बढ़ई का काम'],
  art: 'drill',
  skill: 'carpentry',
  unit: ['Each visit', 'हर विज़िट'],
  coverDays: 30,
  alsoCalled: 'carpenter, badhai, furniture, wood, कारपेंटर, लकड़ी',
  always: {
    included: [['Dust and shavings cleared', 'बुरादा और धूल साफ़']],
    notIncluded: [
      [
        'Wood, hardware and polish, charged only if you approve',
        'लकड़ी, सामान और पॉलिश, आपके हाँ कहने पर ही जोड़े जाएँगे',
      ],
    ],
  },
  services: [
    {
      id: 34,
      name: ['Shelf and curtain rod fitting', 'शेल्फ़ और परदे की रॉड लगाना'],
      rupees: 299,
      minutes: 45,
      unit: ['Each piece', 'हर नग'],
      included: [
        ['Wall drilled and plugged', 'दीवार में छेद और गिट्टी'],
        ['Fixed level and firm', 'सीधा और मज़बूत लगाना'],
      ],
      alsoCalled: 'drill, parda rod, wall shelf, hanging, खूँटी',
      firstAddOn: 534,
      addOns: [
        ['Wall plugs and screws, set of 10', 'गिट्टी और पेच, 10 का सेट', 99],
        ['Curtain rod, 6 feet', 'परदे की रॉड, 6 फ़ुट', 449],
      ],
    },
    {
      id: 601,
      name: ['Door lock repair', 'दरवाज़े के ताले की मरम्मत'],
      rupees: 299,
      minutes: 45,
      unit: ['Each lock', 'हर ताला'],
      included: [
        ['Lock opened, cleaned and set', 'ताला खोलकर साफ़ और ठीक करना'],
        ['Door checked for rubbing', 'दरवाज़ा अटकता है या नहीं, जाँच'],
      ],
      alsoCalled: 'tala kharab, chabi, lock change, latch, kundi, handle',
      addOns: [
        ['Mortise lock', 'मॉर्टिस ताला', 1299],
        ['Door handle, pair', 'दरवाज़े का हैंडल, जोड़ी', 599],
        ['Tower bolt', 'चिटकनी', 149],
      ],
    },
    {
      id: 602,
      name: ['Door repair', 'दरवाज़े की मरम्मत'],
      rupees: 399,
      minutes: 60,
      unit: ['Each door', 'हर दरवाज़ा'],
      included: [
        ['Hinges tightened or moved', 'क़ब्ज़े कसना या बदलना'],
        ['Edges planed where it rubs', 'जहाँ अटकता है वहाँ रंदा'],
      ],
      alsoCalled: 'darwaza atak raha, hinge, kabza, door alignment',
      addOns: [
        ['Steel hinge, pair', 'स्टील का क़ब्ज़ा, जोड़ी', 199],
        ['Door closer', 'डोर क्लोज़र', 1199],
        ['Door stopper', 'डोर स्टॉपर', 129],
      ],
    },
    {
      id: 603,
      name: ['Furniture assembly', 'फ़र्नीचर जोड़ना'],
      rupees: 599,
      minutes: 90,
      unit: ['Each piece', 'हर नग'],
      included: [
        ['Bed, table or wardrobe put together', 'पलंग, मेज़ या अलमारी जोड़ना'],
        ['Packing cleared', 'पैकिंग हटाना'],
      ],
      alsoCalled: 'bed fitting, ikea, wardrobe assembly, palang jodna, फिटिंग',
      addOns: [
        ['Dismantling of old furniture', 'पुराना फ़र्नीचर खोलना', 399],
        ['Wall fixing for safety', 'सुरक्षा के लिए दीवार से कसना', 149],
      ],
    },
    {
      id: 604,
      name: ['Drawer and cupboard repair', 'दराज़ और अलमारी की मरम्मत'],
      rupees: 349,
      minutes: 60,
      unit: ['Each piece', 'हर नग'],
      included: [
        ['Channels and hinges adjusted', 'चैनल और क़ब्ज़े ठीक करना'],
        ['Handles tightened', 'हैंडल कसना'],
      ],
      alsoCalled: 'almari, wardrobe, drawer channel, kitchen cabinet, almirah',
      addOns: [
        ['Soft-close channel, pair', 'धीरे बंद होने वाला चैनल, जोड़ी', 699],
        ['Hydraulic hinge, pair', 'हाइड्रोलिक क़ब्ज़ा, जोड़ी', 399],
        ['Cupboard lock', 'अलमारी का ताला', 199],
      ],
    },
    {
      id: 605,
      name: ['TV wall mounting', 'टीवी दीवार पर लगाना'],
      rupees: 449,
      minutes: 45,
      unit: ['Each TV', 'हर टीवी'],
      included: [
        ['Your bracket fixed to the wall', 'आपका ब्रैकेट दीवार पर लगाना'],
        ['TV hung level, wires tidied', 'टीवी सीधा टाँगना, तार सँभालना'],
      ],
      alsoCalled: 'led tv installation, television stand, tv lagana, टेलीविज़न',
      addOns: [
        ['Wall bracket, fixed', 'दीवार का ब्रैकेट, स्थिर', 499],
        ['Wall bracket, swivel', 'दीवार का ब्रैकेट, घूमने वाला', 1199],
        ['Wire channel, 1 m', 'तार का चैनल, 1 मीटर', 99],
      ],
    },
    {
      id: 606,
      name: ['Window net fitting', 'खिड़की की जाली लगाना'],
      rupees: 349,
      minutes: 60,
      unit: ['Each window', 'हर खिड़की'],
      included: [
        ['Measured and cut to size', 'नाप लेकर काटना'],
        ['Fixed with tape or frame', 'टेप या फ़्रेम से लगाना'],
      ],
      alsoCalled: 'mosquito net, machhar jali, mesh, jaali',
      addOns: [
        ['Net, per square foot', 'जाली, प्रति वर्ग फ़ुट', 49],
        ['Magnetic frame', 'चुंबक वाला फ़्रेम', 399],
      ],
    },
  ],
};
