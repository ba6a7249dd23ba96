import { msg } from '@lingui/core/macro';

export const addressMessages = {
  couldNotLoad: msg`Couldn't load your addresses.`,
  newAddress: msg`New address`,
  pinCode: msg`PIN code`,
  pinCodeHelp: msg`Six digits`,
  pinCodeInvalid: msg`A PIN code has six digits.`,
  notServed: msg`We do not serve {pinCode} yet.`,
  area: msg`Area`,
  flatNo: msg`Flat, house or building`,
  street: msg`Street`,
  landmark: msg`Landmark`,
  optional: msg`If it helps to find you`,
  contactName: msg`Who should we ask for?`,
  contactHelp: msg`The name we ask for at your door`,
  label: msg`Name of this address`,
  home: msg`Home`,
  missing: msg`Please fill this in.`,
  areasFailed: msg`Couldn't load areas.`,
};

export const pinMessages = {
  title: msg`Place the pin on your home`,
  help: msg`Tap the map or use the arrows. One step is 100 metres.`,
  place: msg`The pin is {distance} from the middle of {area}.`,
  middle: msg`The pin is in the middle of {area}.`,
  north: msg`Move north`,
  south: msg`Move south`,
  east: msg`Move east`,
  west: msg`Move west`,
  here: msg`Use my location`,
  hereBusy: msg`Finding your location`,
  notFound: msg`Your location was not found. Please type your PIN code.`,
  notServed: msg`We do not serve your location yet.`,
};
