import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Tile } from '../tile/tile.tsx';
import { Picks } from './pick-group.tsx';
import { PickButton } from './pick.tsx';

const meta: Meta<typeof PickButton> = { component: PickButton };
export default meta;

export const Button: StoryObj = {
  render: () => (
    <PickButton
      face={<Tile art="service-tap" />}
      label="Book a service"
      help="Look around without login"
      onPress={() => {}}
    />
  ),
};

export const Group: StoryObj = { render: () => <GroupStory /> };

function GroupStory() {
  const [value, setValue] = useState<'customer' | 'serviceman' | undefined>('customer');
  return (
    <Picks
      label="What brings you here?"
      value={value}
      onValueChange={setValue}
      options={[
        {
          value: 'customer',
          face: <Tile large art="service-tap" />,
          label: 'I need a service',
          help: 'Book repairs and cleaning at home',
        },
        {
          value: 'serviceman',
          face: <Avatar size={72} />,
          label: 'I do the work',
          help: 'Get jobs near you. You need an ID and a bank account.',
        },
      ]}
    />
  );
}
