import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useSay } from '@karigar/client/i18n/use-say';
import { contactMessages as texts } from './contact.messages.ts';
import { useSupportPhone } from './support.queries.ts';

/** Dials our team. */
export const SupportRow = () => {
  const say = useSay();
  const support = useSupportPhone();
  if (support === null) return null;
  return (
    <PanelRow
      icon="phone"
      label={say(texts.callSupport)}
      hint={support.phone}
      href={support.href}
    />
  );
};

/** The same on its own. */
export const SupportPanel = () => {
  const hasPhone = useSupportPhone() !== null;
  if (!hasPhone) return null;
  return (
    <Panel rows>
      <SupportRow />
    </Panel>
  );
};
