/**
 * Text or boxes past the edge of the page, text cut by a box around it, and overlapping texts.
 * Self-contained, so it can also be evaluated inside a page that a browser test drives.
 */
export function layoutFindings(): string[] {
  const SLACK = 1.5;
  const findings: string[] = [];
  const edge = document.documentElement.clientWidth;

  const wider = document.documentElement.scrollWidth - edge;
  if (wider > SLACK) findings.push(`the page is ${wider} wider than the screen`);

  interface Line {
    words: string;
    box: DOMRect;
    owner: Element;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (owner === null || words === '' || isUnseen(owner)) continue;
    // content-visibility: auto skips it until it is near, so it has no layout yet.
    if (!owner.checkVisibility({ contentVisibilityAuto: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = seenPart(line, owner);
      if (box.width > 1 && box.height > 1) lines.push({ words, box, owner });
    }
  }

  for (const { words, box, owner } of lines) {
    if (box.left < -SLACK || box.right > edge + SLACK)
      findings.push(`"${words}" runs off the screen`);
    for (let around: Element | null = owner; around !== null; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around);
      if (overflowX === 'visible' || scrolls(overflowX) || textOverflow === 'ellipsis') continue;
      const frame = around.getBoundingClientRect();
      const cut = Math.max(
        frame.left - box.left,
        box.right - frame.right,
        frame.top - middle(box),
        middle(box) - frame.bottom,
      );
      if (cut > SLACK) findings.push(`"${words}" is cut by the box around it`);
    }
  }

  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.owner === other.owner || layered(one.owner, other.owner)) continue;
      // Lines are taller than their letters, so only an overlap with the middle of a line counts.
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(
        Math.abs(middle(one.box) - middle(other.box)) -
          Math.min(one.box.height, other.box.height) / 2,
      );
      if (across > SLACK && down < -SLACK)
        findings.push(`"${one.words}" lies over "${other.words}"`);
    }
  }
  return [...new Set(findings)];

  function middle(box: DOMRect): number {
    return box.top + box.height / 2;
  }

  function isUnseen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath.startsWith('inset(50%')) return true;
      if (around.localName === 'option' || around.localName === 'style') return true;
    }
    return false;
  }

  // Scrollable or ellipsized text counts only as far as it is visible.
  function seenPart(line: DOMRect, owner: Element): DOMRect {
    let { left, right, top, bottom } = line;
    for (let around: Element | null = owner; around !== null; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around);
      if (around === document.body || !(scrolls(overflowX) || textOverflow === 'ellipsis'))
        continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function scrolls(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  // Sticky or floating elements may cover what scrolls beneath them.
  function layered(one: Element, other: Element): boolean {
    return floating(one) !== floating(other);
  }

  function floating(element: Element): Element | null {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { position } = getComputedStyle(around);
      if (position === 'fixed' || position === 'sticky') return around;
    }
    return null;
  }
}
