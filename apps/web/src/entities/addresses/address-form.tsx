import { isPinCode } from '@karigar/domain/identity/pin-code';
import type { Place } from '@karigar/domain/bookings/place';
import { TextField } from '@karigar/ui/field/text-field';
import { Callout } from '@karigar/ui/callout/callout';
import { Select } from '@karigar/ui/select/select';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { areas as readAreas } from '#entities/catalogue/catalogue-reads';
import { DockedForm } from '#platform/form/docked-form.tsx';
import { formText } from '@karigar/client/form/form-text';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { addressMessages as texts } from './address.messages.ts';
import type { DraftAddress } from './draft-address.ts';
import { LocateButton } from './locate-button.tsx';
import { PinPicker } from './pin-picker.tsx';

const NEEDED = ['flatNo', 'street', 'contactName', 'label'] as const;

/** The PIN code selects the area and the area the map; the rest is the postal address. */
export const AddressForm = ({
  before,
  label,
  busyLabel,
  isBusy = false,
  beside,
  onDone,
}: {
  before: DraftAddress | null;
  /** The button's label, and its label while sending. */
  label: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** Beside the form on a laptop. */
  beside?: ReactNode;
  onDone: (address: DraftAddress) => void;
}) => {
  const say = useSay();
  const asked = readAreas(useLocale());
  const { data: areas, error } = useQuery(asked);
  const [pinCode, setPinCode] = useState(before?.pinCode ?? '');
  const [areaId, setAreaId] = useState(before?.areaId ?? 0);
  const [pin, setPin] = useState<Place | null>(before);
  const [isTried, setTried] = useState(false);
  const [words, setWords] = useState({
    flatNo: before?.flatNo ?? '',
    street: before?.street ?? '',
    landmark: before?.landmark ?? '',
    contactName: before?.contactName ?? '',
    label: before?.label ?? say(texts.home),
  });
  const known = areas?.filter((area) => area.pinCode === pinCode) ?? [];
  const area = known.find(({ id }) => id === areaId) ?? known[0];
  const isWhole = isPinCode(pinCode);

  const pinProblem = (): string | undefined => {
    if (isWhole && areas !== undefined && known.length === 0)
      return say(texts.notServed, { pinCode });
    return isTried && !isWhole ? say(texts.pinCodeInvalid) : undefined;
  };
  const typeCode = (written: string): void => {
    setPinCode(written.replaceAll(/\D/g, '').slice(0, 6));
    setPin(null);
  };
  const field = (name: keyof typeof words) => ({
    name,
    value: words[name],
    error:
      isTried && NEEDED.some((one) => one === name) && words[name].trim() === ''
        ? say(texts.missing)
        : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setWords({ ...words, [name]: target.value }),
  });
  const done = (form: FormData): void => {
    setTried(true);
    if (area === undefined || NEEDED.some((name) => formText(form, name).trim() === '')) return;
    const { latitude, longitude } = pin ?? area;
    onDone({
      id: null,
      ...words,
      areaId: area.id,
      area: area.name,
      city: area.city,
      pinCode,
      latitude,
      longitude,
    });
  };
  return (
    <DockedForm
      id="address"
      onSubmit={done}
      isBusy={isBusy}
      label={label}
      busyLabel={busyLabel ?? label}
      beside={beside}
    >
      {areas !== undefined && (
        <LocateButton
          areas={areas}
          onFound={(found, place) => {
            setPinCode(found.pinCode);
            setAreaId(found.id);
            setPin(place);
          }}
        />
      )}
      <TextField
        name="pinCode"
        label={say(texts.pinCode)}
        help={say(texts.pinCodeHelp)}
        error={pinProblem()}
        inputMode="numeric"
        autoComplete="postal-code"
        value={pinCode}
        onChange={({ target }) => typeCode(target.value)}
      />
      {areas === undefined && error !== null && (
        <LoadFailed title={say(texts.areasFailed)} of={asked.queryKey} />
      )}
      {known.length > 1 && (
        <Select
          name="area"
          label={say(texts.area)}
          value={String(area?.id ?? '')}
          onChange={({ target }) => {
            setAreaId(Number(target.value));
            setPin(null);
          }}
        >
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {known.length === 1 && area !== undefined && (
        <Callout tone="good" icon="pin">
          {area.name}, {area.city}
        </Callout>
      )}
      <TextField
        {...field('flatNo')}
        label={say(texts.flatNo)}
        autoComplete="address-line1"
        maxLength={80}
      />
      <TextField
        {...field('street')}
        label={say(texts.street)}
        autoComplete="address-line2"
        maxLength={120}
      />
      <TextField
        {...field('landmark')}
        label={say(texts.landmark)}
        help={say(texts.optional)}
        maxLength={120}
      />
      {area !== undefined && (
        <PinPicker area={area} areas={areas ?? []} pin={pin ?? area} onPin={setPin} />
      )}
      <TextField
        {...field('contactName')}
        label={say(texts.contactName)}
        help={say(texts.contactHelp)}
        autoComplete="name"
        maxLength={80}
      />
      <TextField {...field('label')} label={say(texts.label)} maxLength={40} />
    </DockedForm>
  );
};
