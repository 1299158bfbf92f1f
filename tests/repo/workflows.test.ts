import { expect, it } from 'vitest';
import { filesOfTheTree, readTexts } from './tree';

const workflows = readTexts(filesOfTheTree().filter((file) => file.startsWith('.github/workflows/')));
const linesWith = (word: string) =>
  [...workflows].flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (line.includes(word) ? [`${file}: ${line.trim()}`] : [])),
  );

it('every action of a workflow is pinned to a commit', () => {
  const actions = linesWith('uses: ');
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

it('the default permissions of each workflow are read-only', () => {
  expect([...workflows].filter(([, text]) => !text.includes('\npermissions:\n  contents: read\n'))).toEqual([]);
});
