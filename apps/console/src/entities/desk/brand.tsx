import { useSay } from '@karigar/client/i18n/use-say';
import icon from '@karigar/ui/brand/icon.svg';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { brandMessages as texts } from './brand.messages.ts';

export const BrandMark = ({ size }: { size: number }) => (
  <img src={icon} alt="" width={size} height={size} />
);

/** The console's icon and name. */
export const Brand = () => {
  const say = useSay();
  return (
    <Row gap={3}>
      <BrandMark size={56} />
      <Text as="b" size="lead">
        {say(texts.name)}
      </Text>
    </Row>
  );
};
