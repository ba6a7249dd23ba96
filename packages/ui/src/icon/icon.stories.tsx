import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from './icon-names.ts';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Icon> = { component: Icon };
export default meta;

export const Every: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
