import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

const meta: Meta<typeof Progress> = { component: Progress };
export default meta;

type Story = StoryObj<typeof Progress>;

export const Begun: Story = { args: { label: 'Uploading...', share: 0 } };
export const Halfway: Story = { args: { label: 'Uploading...', share: 0.48 } };
export const Whole: Story = { args: { label: 'Uploading...', share: 1 } };
export const Unknown: Story = { args: { label: 'Almost done...' } };
export const LongWords: Story = {
  args: { label: 'The picture of your driving licence is being uploaded', share: 0.07 },
};
export const Hindi: Story = { args: { label: 'फ़ोटो जा रही है...', share: 0.62 } };
