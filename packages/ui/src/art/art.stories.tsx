import type { Meta, StoryObj } from '@storybook/react-vite';
import { Art, artNames } from './art.tsx';

const meta: Meta<typeof Art> = { component: Art };
export default meta;

export const Every: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {artNames.map((name) => (
        <span key={name} style={{ width: 96, height: 80 }}>
          <Art name={name} />
        </span>
      ))}
    </div>
  ),
};
