import { artNames, type ArtName } from '@karigar/ui/art/art';

/** Our own drawings travel as the path of a file; a service without one of them is shown by tools. */
export const serviceArt = (image: string | null): ArtName => {
  const name = /\/art\/(service-\w+)\.svg$/.exec(image ?? '')?.[1];
  return artNames.find((known) => known === name) ?? 'service-drill';
};
