import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { MatchCard } from './match-card.tsx';

const meta: Meta<typeof MatchCard> = {
  component: MatchCard,
  parameters: { density: 'desk' },
  decorators: [
    (Story) => (
      <ul style={{ inlineSize: 280 }}>
        <Story />
      </ul>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MatchCard>;

export const First: Story = {
  args: {
    name: 'Imran Shaikh',
    distance: '1.8 km',
    rating: '4.9',
    ratingLabel: 'Rating:',
    pros: ['Fits', '2 jobs this week'],
    cons: [],
    first: true,
    action: (
      <Button>
        Assign Imran <KeyHint inside>↵</KeyHint>
      </Button>
    ),
  },
};
export const DoesNotFit: Story = {
  args: {
    name: 'Suresh Pawar with a long family name',
    distance: '4.1 km',
    ratingLabel: 'Rating:',
    pros: [],
    cons: ['Has another job then', 'Off duty'],
    action: (
      <Button variant="secondary" small>
        Assign even so <KeyHint>2</KeyHint>
      </Button>
    ),
  },
};
export const Hindi: Story = {
  args: {
    name: 'दीपक साळवी',
    distance: '6.3 km',
    ratingLabel: 'रेटिंग:',
    rating: '4.6',
    pros: ['इस हफ़्ते 2 काम'],
    cons: ['ड्यूटी पर नहीं'],
    action: <Button variant="secondary">सौंपें</Button>,
  },
};
