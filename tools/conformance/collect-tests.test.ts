import { describe, expect, it } from 'vitest';
import { collectTests } from './collect-tests.ts';

const idsOf = (source: string) => collectTests(source, false).flatMap((test) => test.ids);

describe('collectTests', () => {
  it('collectTests reads one or several tags at the start of a title', () => {
    expect(idsOf("it('[A-01] works', () => {}); test('[B-01] [B-02] works', () => {})")).toEqual([
      'A-01',
      'B-01',
      'B-02',
    ]);
  });

  it('collectTests gives the tags of a group to each test in it', () => {
    const source =
      "describe('[A-01] group', () => { it('[A-02] one', () => {}); it('two', () => {}) })";
    expect(collectTests(source, false)).toEqual([
      { title: '[A-02] one', ids: ['A-01', 'A-02'] },
      { title: 'two', ids: ['A-01'] },
    ]);
  });

  it('collectTests reads tables of cases and templates with fixed tags', () => {
    expect(idsOf("it.each([1, 2])('[A-01] case %i', () => {})")).toEqual(['A-01']);
    expect(idsOf('it.each`a\n${1}`("[A-02] case", () => {})')).toEqual(['A-02']);
    expect(idsOf('it(`[A-03] works`, () => {})')).toEqual(['A-03']);
    expect(idsOf('for (const x of xs) it(`[A-04] refuses ${x}`, () => {})')).toEqual(['A-04']);
    expect(
      idsOf("test.describe('[A-05] screen', () => { test('opens', async () => {}) })"),
    ).toEqual(['A-05']);
  });

  it.each([
    ['a comment', "// it('[A-01] works', () => {})"],
    ['a string', "const title = '[A-01] works';"],
    ['a group without tests', "describe('[A-01] group', () => {})"],
    ['a skipped test', "it.skip('[A-01] works', () => {})"],
    ['a test skipped by its options', "it('[A-01] works', { skip: true }, () => {})"],
    ['a test to be written', "it.todo('[A-01] works')"],
    ['a test that is expected to fail', "it.fails('[A-01] works', () => {})"],
    ['a test that runs only sometimes', "it.skipIf(ci)('[A-01] works', () => {})"],
    ['a skipped group', "describe.skip('[A-01] group', () => { it('works', () => {}) })"],
    ['a test without a body', "it('[A-01] works')"],
    ['a tag in the middle of a title', "it('works as in [A-01]', () => {})"],
    ['a tag made at run time', 'it(`[A-0${n}] works`, () => {})'],
    ['a step within a test file', "test.step('[A-01] step', () => {})"],
  ])('collectTests does not count %s', (_, source) => {
    expect(idsOf(source)).toEqual([]);
  });
});
