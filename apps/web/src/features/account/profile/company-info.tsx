import { Icon } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { profileMessages as texts } from './profile.messages.ts';
import { useRejected } from './profile.queries.ts';

const Rejected = ({ count }: { count: number }) => {
  const say = useSay();
  return (
    <Row gap={1}>
      <Text as="span" size="small" tone="danger">
        <Icon name="xC" size={18} />
      </Text>
      <Text as="span" size="small" tone="danger" strong>
        {say(texts.rejected, { count })}
      </Text>
    </Row>
  );
};

/** A serviceman's links to bank, documents and other company data. */
export const CompanyInfo = () => {
  const say = useSay();
  const rejected = useRejected();
  return (
    <>
      <SectionHeading>{say(texts.companyInfo)}</SectionHeading>
      <Panel rows>
        <PanelRow icon="user" label={say(texts.profileSetting)} href={pathTo('profileSetting')} />
        <PanelRow icon="bank" label={say(texts.bankDetails)} href={pathTo('bankDetails')} />
        <PanelRow
          icon="id"
          label={say(texts.idVerification)}
          {...(rejected > 0 && { hint: <Rejected count={rejected} /> })}
          href={pathTo('id')}
        />
        <PanelRow icon="history" label={say(texts.workHistory)} href={pathTo('bookingHistory')} />
      </Panel>
    </>
  );
};
