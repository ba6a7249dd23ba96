import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { Link, LinkProvider, type LinkProps } from './link.tsx';

const meta: Meta<typeof Link> = { component: Link };
export default meta;

export const ByTheRouter: StoryObj = {
  render: () => (
    <LinkProvider value={RouterLink}>
      <ButtonLink href="#booking" variant="tonal">
        Booking
      </ButtonLink>
    </LinkProvider>
  ),
};

function RouterLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
