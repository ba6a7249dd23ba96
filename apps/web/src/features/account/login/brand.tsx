import { Text } from '@karigar/ui/text/text';
import { Row } from '@karigar/ui/stack/stack';

/** The app's icon and name. */
export const Brand = () => (
  <Row gap={2}>
    <img src="/icons/icon.svg" alt="" width={32} height={32} />
    <Text as="b" size="lead">
      Karigar
    </Text>
  </Row>
);
