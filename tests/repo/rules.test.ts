import { expect, it } from 'vitest';
import { ruleIndexOf } from '../../.storybook/ruleIndex';
import { RULES } from '../../stories/docs/rules/rules';
import { stories } from './indexedStories';
import { filesOfTheTree, readTexts } from './tree';

const files = filesOfTheTree();
const sources = readTexts(
  files.filter((file) =>
    /^(src|server|public|stories|tests|scripts|\.storybook|\.github)\/.*\.([cm]?[jt]sx?|css|mdx?|html|yml)$|^(README|CONTRIBUTING)\.md$/.test(
      file,
    ),
  ),
);
const ids = new Set(RULES.map(({ id }) => id));

const playedStories = new Set(
  stories.flatMap(({ subject, exportName, isPlayed }) => (isPlayed ? [`${subject}/${exportName}`] : [])),
);

const WEEKLY = "tag: '@weekly'";

/** True if the test or its group has the tag `@weekly`. */
function isWeekly(text: string, name: string): boolean {
  const start = text.indexOf(name);
  const [test = ''] = text.slice(start).split('=>', 1);
  const [group = ''] = text.slice(text.lastIndexOf('\ntest.describe(', start)).split('=>', 1);
  const isInGroup = text.lastIndexOf('\n});', start) < text.indexOf(group);
  return test.includes(WEEKLY) || (isInGroup && group.includes(WEEKLY));
}

/** False for weekly tests and crash tests, because `npm test` does not run them. */
function isProof(proof: string): boolean {
  const [file = '', name] = proof.split(' › ');
  if (name === undefined) return playedStories.has(proof);
  return !file.startsWith('tests/load/crash') && !isWeekly(sources.get(file) ?? '', name);
}

const unknownRules = (text: string) =>
  [...text.matchAll(/§([\w-]+)/g)].map(([, id = '']) => id).filter((id) => !ids.has(id));

it('each rule has a unique id of words joined by hyphens', () => {
  expect(ids.size).toBe(RULES.length);
  expect(RULES.length).toBeGreaterThan(120);
  expect([...ids].filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
});

it('each rule in the rule book is one sentence', () => {
  expect(RULES.filter(({ sentence }) => !/^[^。]+。$/.test(sentence)).map(({ id }) => id)).toEqual([]);
});

it('the rule book stays within its limits of size', () => {
  expect(RULES.length).toBeLessThanOrEqual(265);
  expect(RULES.filter(({ sentence }) => sentence.length > 120).map(({ id }) => id)).toEqual([]);
});

it('each rule is cited by a module and proved by `npm test`', () => {
  const { keepers, proofs } = ruleIndexOf(sources);
  expect([...ids].filter((id) => !keepers[id])).toEqual([]);
  expect([...ids].filter((id) => !proofs[id]?.some(isProof))).toEqual([]);
});

it('no module cites a rule twice', () => {
  const twice = [...sources]
    .filter(([file]) => /^(src|server)\//.test(file))
    .flatMap(([file, text]) => {
      const cited = [...text.matchAll(/§([\w-]+)/g)].map(([id]) => id);
      return cited.filter((id, index) => cited.indexOf(id) !== index).map((id) => `${file}: ${id}`);
    });
  expect(twice).toEqual([]);
});

it('the code cites only rules that exist', () => {
  const cited = [...sources].flatMap(([file, text]) => unknownRules(text).map((id) => `${file}: ${id}`));
  expect(cited).toEqual([]);
});

it('the code cites only files of the repository and no decision numbers', () => {
  const exists = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));
  // Allows files that a test run writes, and placeholders such as `XPage`.
  const isExempt = (path: string) => path.startsWith('test-results/') || path === 'lists.md' || /\bX/.test(path);
  // A decision's number is a D or an E with one or two digits.
  const outsideCitations = (text: string) => [
    ...[...text.matchAll(/(?<![\w./-])(?:[\w.-]+\/)*[a-z][\w-]*\.md\b|(?<=`)(?:[\w.-]+\/)+[\w.-]+\.[cm]?tsx?(?=`)/g)]
      .map(([path]) => path)
      .filter((path) => !exists(path) && !isExempt(path)),
    ...[...text.matchAll(/(?<=^|[\s(（、])[DE]\d{1,2}(?=[\s)）、.,;:]|$)/gm)].map(([decision]) => decision),
  ];
  const cited = [...sources].flatMap(([file, text]) => outsideCitations(text).map((page) => `${file}: ${page}`));
  expect(cited).toEqual([]);
});
