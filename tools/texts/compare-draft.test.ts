import { expect, it } from 'vitest';
import { compareDraft } from './compare-draft.ts';

const english = `msgid ""
msgstr ""
"Language: en\\n"

msgid "Pay {amount} now"
msgstr "Pay {amount} now"

msgctxt "button"
msgid "Hold"
msgstr "Hold"

msgid "{count, plural, one {{count} job} other {{count} jobs}}"
msgstr "{count, plural, one {{count} job} other {{count} jobs}}"
`;

it('a draft may miss texts, which are then said in English', () => {
  const { missing, broken, unused } = compareDraft(
    english,
    'msgid "Pay {amount} now"\nmsgstr "आता {amount} भरा"\n\nmsgid "Gone"\nmsgstr "गेले"\n',
  );
  expect(missing.map(({ text }) => text)).toEqual([
    'Hold',
    '{count, plural, one {{count} job} other {{count} jobs}}',
  ]);
  expect(broken).toEqual([]);
  expect(unused.map(({ text }) => text)).toEqual(['Gone']);
});

it.each([
  ['loses a place', 'Pay {amount} now', 'आता भरा'],
  ['names a place otherwise', 'Pay {amount} now', 'आता {rakkam} भरा'],
  [
    'does not close a plural',
    '{count, plural, one {{count} job} other {{count} jobs}}',
    '{count, plural, one {काम}',
  ],
])('a draft that %s is an error', (_what, text, said) => {
  const draft = `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(said)}\n`;
  expect(compareDraft(english, draft).broken).toHaveLength(1);
});
