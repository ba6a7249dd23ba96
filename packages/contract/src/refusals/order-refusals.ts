import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

export const orderRefusals = {
  'address.not-found': business('This address was not found.', 'यह पता नहीं मिला।'),
  'address.incomplete': business(
    'Write a name for the address, the flat or house, and the street.',
    'पते का नाम, फ़्लैट या मकान और सड़क लिखें।',
  ),
  'address.pin-code-invalid': business(
    'The PIN code has six digits and belongs to the area you chose.',
    'पिन कोड छह अंकों का होता है और चुने हुए इलाके का होना चाहिए।',
  ),
  'address.pin-too-far': business(
    'The pin is too far from this area. Please move it.',
    'पिन इस इलाके से बहुत दूर है। कृपया उसे सही जगह रखें।',
  ),
  'address.too-many': business(
    'You can keep 20 addresses. Please remove one first.',
    'आप 20 पते रख सकते हैं। पहले कोई एक हटाएँ।',
  ),
  'area.not-served': business('We do not serve this area yet.', 'इस इलाके में अभी हमारी सेवा नहीं है।'),
  'slot.not-offered': business(
    'This time can no longer be booked. Please choose another.',
    'यह समय अब बुक नहीं हो सकता। कोई दूसरा समय चुनें।',
  ),
  'slot.full': {
    ...business(
      'This time has just been taken. Please choose another.',
      'यह समय अभी-अभी भर गया। कोई दूसरा समय चुनें।',
    ),
    details: REFUSAL_DETAILS['slot.full'],
  },
  'order.price-changed': {
    ...business('The price has changed. Please check it.', 'कीमत बदल गई है। कृपया देख लें।'),
    details: REFUSAL_DETAILS['order.price-changed'],
  },
  'serviceman.not-found': business(
    'This serviceman was not found, or cannot be assigned work.',
    'यह कारीगर नहीं मिला, या उन्हें काम नहीं दिया जा सकता।',
  ),
} as const satisfies Record<string, Refusal>;
