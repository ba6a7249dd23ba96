export const acceptOfferHandler = 1;
