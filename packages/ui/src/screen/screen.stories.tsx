import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { Main, Screen } from './screen.tsx';

const meta: Meta<typeof Screen> = { component: Screen, parameters: { alone: true } };
export default meta;

export const Form: StoryObj = {
  render: () => (
    <Screen>
      <TopBar back={{ label: 'Back', href: '#' }} />
      <Main tight>
        <Stack gap={2}>
          <Text as="h1" size="head">
            Enter your mobile number
          </Text>
          <Text tone="muted">We send a 6-digit OTP by SMS.</Text>
        </Stack>
      </Main>
      <ActionBar>
        <Button block>Get OTP</Button>
      </ActionBar>
    </Screen>
  ),
};
