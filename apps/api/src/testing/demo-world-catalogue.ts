import { paise, type Paise } from '@karigar/domain/money';

type Named = { readonly id: number; readonly name: string; readonly name_hi: string };
export type DemoCategory = Named & { readonly image: string };
export type DemoService = DemoCategory & {
  readonly category_id: number;
  readonly price: Paise;
  readonly minutes: number;
};
export type DemoAddOn = Named & { readonly service_id: number; readonly price: Paise };

const art = (motif: string): string => `/art/service-${motif}.svg`;
const rupees = (amount: number): Paise => paise(amount * 100);

const category = (id: number, name: string, name_hi: string, motif: string): DemoCategory => ({
  id,
  name,
  name_hi,
  image: art(motif),
});

export const categories: readonly DemoCategory[] = [
  category(1, 'AC and appliances', 'एसी और उपकरण', 'ac'),
  category(2, 'Plumbing', 'प्लंबिंग', 'tap'),
  category(3, 'Electrical', 'बिजली का काम', 'bulb'),
  category(4, 'Cleaning and pest control', 'सफ़ाई और कीट नियंत्रण', 'clean'),
  category(5, 'Car wash', 'कार वॉश', 'car'),
  category(6, 'Carpentry and painting', 'बढ़ईगीरी और पेंटिंग', 'roller'),
];

type ServiceWords = readonly [name: string, nameHi: string, rupees: number, minutes: number];
const service = (
  id: number,
  category_id: number,
  motif: string,
  [name, name_hi, price, minutes]: ServiceWords,
): DemoService => ({
  id,
  category_id,
  name,
  name_hi,
  price: rupees(price),
  minutes,
  image: art(motif),
});

/** By the word the rest of the demo world calls them. */
export const services = {
  foamJet: service(21, 1, 'ac', ['Split AC foam-jet service', 'स्प्लिट एसी फोम-जेट सर्विस', 1299, 60]),
  acBasic: service(22, 1, 'ac', ['Split AC basic service', 'स्प्लिट एसी साधारण सर्विस', 649, 45]),
  geyser: service(23, 1, 'geyser', ['Geyser repair', 'गीज़र की मरम्मत', 599, 45]),
  washer: service(24, 1, 'washer', ['Washing machine service', 'वॉशिंग मशीन सर्विस', 399, 60]),
  ro: service(25, 1, 'ro', ['RO filter change', 'आरओ फ़िल्टर बदलना', 899, 30]),
  tapLeak: service(26, 2, 'tap', [
    'Kitchen tap leak repair',
    'रसोई के नल का रिसाव ठीक करना',
    349,
    45,
  ]),
  tapNew: service(27, 2, 'tap', ['Bathroom tap replacement', 'बाथरूम का नल बदलना', 449, 60]),
  fan: service(28, 3, 'fan', ['Ceiling fan installation', 'सीलिंग फैन लगाना', 249, 30]),
  switchboard: service(29, 3, 'bulb', ['Switchboard repair', 'स्विचबोर्ड की मरम्मत', 199, 30]),
  deepClean: service(30, 4, 'clean', [
    'Full home deep cleaning, 2 BHK',
    'पूरे घर की गहरी सफ़ाई, 2 BHK',
    3499,
    300,
  ]),
  pest: service(31, 4, 'bug', ['Pest control, 2 BHK', 'कीट नियंत्रण, 2 BHK', 1199, 90]),
  carWash: service(32, 5, 'car', [
    'Doorstep car wash, monthly plan',
    'घर पर कार वॉश, मासिक प्लान',
    449,
    45,
  ]),
  painting: service(33, 6, 'roller', [
    'Wall painting, one room',
    'दीवार की पुताई, एक कमरा',
    4999,
    480,
  ]),
  shelf: service(34, 6, 'drill', [
    'Shelf and curtain rod fitting',
    'शेल्फ़ और परदे की रॉड लगाना',
    299,
    45,
  ]),
};

export type ServiceName = keyof typeof services;

type AddOnWords = readonly [name: string, nameHi: string, rupees: number];
const ADD_ONS: Record<ServiceName, readonly AddOnWords[]> = {
  foamJet: [
    ['Gas top-up (R32, 200 g)', 'गैस टॉप-अप (R32, 200 ग्राम)', 1499],
    ['Drain pipe replacement', 'ड्रेन पाइप बदलना', 399],
    ['Capacitor replacement (35 µF)', 'कैपेसिटर बदलना (35 µF)', 649],
    ['Anti-rust spray', 'ज़ंग-रोधी स्प्रे', 249],
    ['Outdoor unit stand, heavy duty', 'आउटडोर यूनिट स्टैंड, मज़बूत', 899],
  ],
  acBasic: [
    ['Remote control', 'रिमोट कंट्रोल', 349],
    ['Anti-rust spray', 'ज़ंग-रोधी स्प्रे', 249],
    ['Drain pipe replacement', 'ड्रेन पाइप बदलना', 399],
  ],
  geyser: [
    ['Heating element, 2 kW', 'हीटिंग एलिमेंट, 2 kW', 749],
    ['Thermostat', 'थर्मोस्टेट', 449],
    ['Safety valve', 'सेफ़्टी वॉल्व', 299],
  ],
  washer: [
    ['Drain hose', 'ड्रेन पाइप', 349],
    ['Drum descaling', 'ड्रम की सफ़ाई', 299],
    ['Door gasket', 'दरवाज़े की रबर', 899],
  ],
  ro: [
    ['RO membrane, 80 GPD', 'आरओ मेम्ब्रेन, 80 GPD', 1599],
    ['Booster pump', 'बूस्टर पंप', 1899],
  ],
  tapLeak: [
    ['Ceramic disc cartridge', 'सिरेमिक कार्ट्रिज', 199],
    ['Flexible connection pipe', 'लचीली कनेक्शन पाइप', 149],
    ['Angle cock', 'एंगल कॉक', 329],
  ],
  tapNew: [
    ['Wall flange', 'वॉल फ़्लैंज', 99],
    ['Angle cock', 'एंगल कॉक', 329],
  ],
  fan: [
    ['Fan regulator', 'पंखे का रेगुलेटर', 299],
    ['Down rod, 24 inch', 'डाउन रॉड, 24 इंच', 249],
  ],
  switchboard: [
    ['Modular switch', 'मॉड्यूलर स्विच', 79],
    ['16 A socket', '16 A सॉकेट', 189],
    ['MCB, 32 A', 'MCB, 32 A', 349],
  ],
  deepClean: [
    ['Balcony wash', 'बालकनी की धुलाई', 499],
    ['Sofa shampoo, 3 seats', 'सोफ़ा शैम्पू, 3 सीट', 749],
  ],
  pest: [['Bed bug treatment, one room', 'खटमल का उपचार, एक कमरा', 899]],
  carWash: [
    ['Interior vacuum', 'अंदर की वैक्यूम सफ़ाई', 149],
    ['Dashboard polish', 'डैशबोर्ड पॉलिश', 199],
  ],
  painting: [
    ['Wall putty, one coat', 'पुट्टी, एक परत', 1499],
    ['Damp-proof coat', 'सीलन-रोधी परत', 1299],
  ],
  shelf: [
    ['Wall plugs and screws, set of 10', 'गिट्टी और पेच, 10 का सेट', 99],
    ['Curtain rod, 6 feet', 'परदे की रॉड, 6 फ़ुट', 449],
  ],
};

export const addOns: readonly DemoAddOn[] = Object.entries(ADD_ONS)
  .flatMap(([word, list]) =>
    list.map(([name, name_hi, price]) => ({
      service_id: services[word as ServiceName].id,
      name,
      name_hi,
      price: rupees(price),
    })),
  )
  .map((addOn, at) => Object.assign(addOn, { id: 501 + at }));

/** The nth add-on the catalogue offers with a service. */
export const addOnOf = (word: ServiceName, nth: number): DemoAddOn => {
  const found = addOns.filter(({ service_id }) => service_id === services[word].id)[nth];
  if (found === undefined) throw new RangeError(`${word} has no add-on ${nth}`);
  return found;
};
