import { describe, expect, it } from 'vitest';
import { filesOfTheTree, texts } from './tree';

const workflows = texts(filesOfTheTree().filter((file) => file.startsWith('.github/workflows/')));

/** Steps that use an action, but for those named by a whole commit with the version beside it. */
const unpinned = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));

describe('the workflows', () => {
  it('use actions by commit, which nobody can move', () => {
    expect(workflows.size).toBeGreaterThan(0);
    expect([...workflows].flatMap(([file, text]) => unpinned(text).map((action) => `${file}: ${action}`))).toEqual([]);
  });

  it('are found out when they use one by its tag', () => {
    expect(unpinned('    - uses: actions/checkout@v4\n      uses: a/b@main')).toEqual([
      'actions/checkout@v4',
      'a/b@main',
    ]);
  });

  it('may only read unless a job says otherwise', () => {
    expect(
      [...workflows].filter(([, text]) => !/^permissions:\n  contents: read$/m.test(text)).map(([file]) => file),
    ).toEqual([]);
  });

  it('use secrets only where their absence is told', () => {
    const secrets = [...workflows].filter(([, text]) => text.includes('secrets.'));
    expect(secrets.map(([file]) => file)).toEqual(['.github/workflows/storybook.yml']);
    expect(secrets[0]?.[1]).toMatch(/if \[ -z "\$CHROMATIC_PROJECT_TOKEN" \]; then/);
  });
});
