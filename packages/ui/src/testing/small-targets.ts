/**
 * Touch targets smaller than 48 × 48, or another bar. Links inside a sentence are exempt, as in WCAG. Self-
 * contained, so it can also be evaluated inside a page that a browser test drives.
 */
export function smallTargets(least = 48): string[] {
  const INTERACTIVE = [
    'a[href]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
    '[role=button]',
    '[role=switch]',
    '[role=radio]',
    '[role=checkbox]',
    '[role=menuitem]',
  ].join(',');

  return [...document.querySelectorAll<HTMLElement>(INTERACTIVE)]
    .filter((element) => isSeen(element) && !isInSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
    );

  function isSeen(element: HTMLElement): boolean {
    return (
      element.closest('[aria-hidden=true], [inert]') === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  function isInSentence(element: HTMLElement): boolean {
    return element.localName === 'a' && getComputedStyle(element).display === 'inline';
  }
}
