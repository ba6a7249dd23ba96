import { useSay } from '@karigar/client/i18n/use-say';
import { DESKS, type Desk, type Held } from '@karigar/domain/console/desks';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Select } from '@karigar/ui/select/select';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useDesk } from '#entities/desk/desk-query';
import { DESK_NAMES } from '#entities/desk/desk.messages';
import { useKeys } from '#platform/keys/use-keys';
import { teamMessages as texts } from './team.messages.ts';
import styles from './team.module.css';

const NONE = [] as const;

/** The desks as chips, by digit too, and the city. */
export const HeldFields = ({ held, onChange }: { held: Held; onChange: (held: Held) => void }) => {
  const say = useSay();
  const cities = useDesk()?.cities ?? NONE;
  const toggle = (desk: Desk | undefined): void => {
    if (desk === undefined) return;
    const chosen = new Set(held.desks).symmetricDifference(new Set([desk]));
    onChange({ ...held, desks: DESKS.filter((one) => chosen.has(one)) });
  };
  useKeys({ pick: (code) => toggle(DESKS[Number(code.at(-1)) - 1]) });
  return (
    <>
      <Stack gap={2}>
        <Text as="h3" strong>
          {say(texts.desks)}
        </Text>
        <Chips label={say(texts.desks)}>
          {DESKS.map((desk, index) => (
            <Chip key={desk} chosen={held.desks.includes(desk)} onClick={() => toggle(desk)}>
              <span className={styles['keyed']}>
                {!held.desks.includes(desk) && <KeyHint>{index + 1}</KeyHint>}
                {say(DESK_NAMES[desk])}
              </span>
            </Chip>
          ))}
        </Chips>
      </Stack>
      <Select
        label={say(texts.city)}
        value={held.cityId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...held, cityId: value === '' ? null : Number(value) })
        }
      >
        <option value="">{say(texts.everyCity)}</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
};
