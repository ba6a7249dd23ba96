import { artNames, type ArtName } from '@karigar/ui/art/art';

/** Our drawings come as file paths; a service without a known drawing gets the tools. */
export const serviceArt = (image: string | null): ArtName => {
  const name = /\/art\/(service-\w+)\.svg$/.exec(image ?? '')?.[1];
  return artNames.find((known) => known === name) ?? 'service-drill';
};
