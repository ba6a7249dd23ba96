import type { LinkProps } from '@karigar/ui/link/link';
import type { MouseEvent } from 'react';
import { useNavigate } from './router.tsx';

/** Keys and other buttons open a new tab or a menu, which is the browser's to do. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const isOwnPath = (href: string): boolean => /^\/(?!\/)/.test(href);

const isHere = (href: string): boolean =>
  href === location.pathname + location.search + location.hash;

/** A link within the app. The router's own brings 4 kB for servers and forms that the app does not have. */
export const RoutedLink = ({ href, onClick, target, children, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isOurs = target === undefined && isOwnPath(href) && isPlainClick(event);
    if (event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    navigate(href, { replace: isHere(href) });
  };
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
};
