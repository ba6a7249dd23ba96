import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import { loadLaterParts } from './load-later-parts.tsx';

await loadLaterParts();

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });

export interface Condition {
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  text?: '100%' | '200%';
  width?: number;
}

/** One page of stories: all of a component, or a single one that needs the whole page. */
export interface StorySheet {
  name: string;
  stories: readonly string[];
  path: string;
  /** Of the console: for a wide screen with a mouse. */
  isDesk: boolean;
}

interface ComposedStory {
  parameters: { alone?: boolean; bleed?: boolean; density?: 'desk' };
}

export const storySheets: readonly StorySheet[] = Object.entries(files).flatMap(([path, file]) => {
  const component = /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
  const storiesOfFile = Object.entries(composeStories(file)) as [string, ComposedStory][];
  const alone = storiesOfFile
    .filter(([, story]) => story.parameters.alone === true)
    .map(([name]) => name);
  const together = storiesOfFile.map(([name]) => name).filter((name) => !alone.includes(name));
  const isDesk = storiesOfFile.some(([, story]) => story.parameters.density === 'desk');
  return alone
    .map((name) => ({ name: `${component}-${dashed(name)}`, stories: [name], path, isDesk }))
    .concat(together.length > 0 ? { name: component, stories: together, path, isDesk } : []);
});

let root: Root | undefined;

/** Renders the sheet alone on a fresh page and returns its element. */
export async function show(
  { path, stories, isDesk }: StorySheet,
  {
    theme = 'light',
    direction = 'ltr',
    text = '100%',
    width = isDesk ? 1440 : 360,
  }: Condition = {},
): Promise<HTMLElement> {
  clear();
  await page.viewport(width, 800);
  const composed = composeStories(files[path] as StoryFile, {
    ...preview,
    initialGlobals: { theme, direction, text },
  }) as Record<string, ComponentType & ComposedStory>;
  document.documentElement.lang = 'en';

  const place = document.createElement('div');
  place.style.background = 'var(--surface)';
  document.body.append(place);
  root = createRoot(place);
  const shown = root;
  flushSync(() => {
    shown.render(
      stories.map((name) => {
        const Story = composed[name];
        return (
          <div key={name} data-story={name} style={{ padding: roomAround(Story) }}>
            {Story && <Story />}
          </div>
        );
      }),
    );
  });
  // Load each font explicitly: `fonts.ready` resolves before the first layout has requested any.
  await Promise.all([...document.fonts].map((face) => face.load()));
  await settled();
  return place;
}

export function clear() {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

/** Waits for effects and two painted frames, so that portals and transitions are in place. */
async function settled() {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

// Bars and docks span the full width; everything else keeps the gutter.
function roomAround(story: ComposedStory | undefined): string {
  if (story?.parameters.alone === true) return '0';
  return story?.parameters.bleed === true ? '16px 0' : '16px';
}

function dashed(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
