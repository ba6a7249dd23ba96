import { cdp } from 'vitest/browser';

interface BrowserNode {
  nodeId: number;
  nodeName: string;
  attributes?: string[];
  children?: BrowserNode[];
  contentDocument?: BrowserNode;
}

/** Forces the :active state on the buttons of every story named Pressed, through the debugger. */
export async function holdPressed(): Promise<void> {
  const browser = cdp();
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true });
  const held = buttonsOf(root, false);
  if (held.length === 0) throw new Error('no story named Pressed has a button');
  for (const nodeId of held) {
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
  }
}

function buttonsOf(node: BrowserNode, inStory: boolean): number[] {
  const story = inStory || isPressedStory(node.attributes ?? []);
  const own = story && node.nodeName === 'BUTTON' ? [node.nodeId] : [];
  const below = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  return own.concat(below.flatMap((child) => buttonsOf(child, story)));
}

function isPressedStory(attributes: readonly string[]): boolean {
  return attributes[attributes.indexOf('data-story') + 1] === 'Pressed';
}
