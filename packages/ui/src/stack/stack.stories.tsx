import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Row, Stack } from './stack.tsx';

const meta: Meta<typeof Stack> = { component: Stack };
export default meta;

export const Both: StoryObj = {
  render: () => (
    <Stack gap={2}>
      <Text>One below the other</Text>
      <Row gap={4} wrap>
        <Text>One beside</Text>
        <Text>the other</Text>
      </Row>
    </Stack>
  ),
};
