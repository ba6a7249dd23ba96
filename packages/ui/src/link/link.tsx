import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
} from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** The app passes its router's link component once; every component with a link uses it. */
export const LinkProvider = LinkContext.Provider;

export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
