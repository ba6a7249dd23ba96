import { Stack } from '@karigar/ui/stack/stack';
import { CodeByEmail } from './code-by-email.tsx';
import { UsePasskey } from '#entities/sign-in/use-passkey.tsx';

/** When no SMS arrives: the code by email, or a passkey. */
export const OtherWays = ({ phone }: { phone: string }) => (
  <Stack gap={1}>
    <CodeByEmail phone={phone} />
    <UsePasskey small />
  </Stack>
);
