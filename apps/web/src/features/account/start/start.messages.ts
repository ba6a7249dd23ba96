import { msg } from '@lingui/core/macro';

export const startMessages = {
  title: msg`Start`,
  heading: msg`Get paid by just one click`,
  subheading: msg`Now manage all your service & shop by just one click.`,
  loginAsServiceman: msg`Login as servicemen`,
  bookService: msg`Book a service`,
};
