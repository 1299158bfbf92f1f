import { describe, expect, it } from 'vitest';
import { filesOfTheTree, texts } from './tree';

const workflows = texts(filesOfTheTree().filter((file) => file.startsWith('.github/workflows/')));

/** Steps that use an action without a full commit hash and the version next to it. */
const unpinned = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));

describe('the workflows', () => {
  it('pin actions to a commit', () => {
    expect(workflows.size).toBeGreaterThan(0);
    expect([...workflows].flatMap(([file, text]) => unpinned(text).map((action) => `${file}: ${action}`))).toEqual([]);
  });

  it('are rejected when they use a tag', () => {
    expect(unpinned('    - uses: actions/checkout@v4\n      uses: a/b@main')).toEqual([
      'actions/checkout@v4',
      'a/b@main',
    ]);
  });

  it('have read-only permissions unless a job declares others', () => {
    expect(
      [...workflows].filter(([, text]) => !/^permissions:\n  contents: read$/m.test(text)).map(([file]) => file),
    ).toEqual([]);
  });

  it('leave `npm test` the time to say which part hangs', () => {
    const [, limit] =
      /LIMIT_MS = (\d+) \* 60_000/.exec(texts(['scripts/test.mjs']).get('scripts/test.mjs') ?? '') ?? [];
    const [, minutes] = /timeout-minutes: (\d+)/.exec(workflows.get('.github/workflows/test.yml') ?? '') ?? [];
    expect(Number(limit)).toBeLessThan(Number(minutes));
  });

  it('use secrets only where their absence is reported, or decides who compares', () => {
    const [chromatic, ...others] = [...workflows].filter(([, text]) => text.includes('secrets.'));
    expect(chromatic?.[0]).toBe('.github/workflows/storybook.yml');
    expect(chromatic?.[1]).toMatch(/if \[ -z "\$CHROMATIC_PROJECT_TOKEN" \]; then/);
    expect(others.map(([file]) => file)).toEqual(['.github/workflows/visual.yml']);
  });

  it('stop a change of a picture until it is accepted: Chromatic with a token, the comparison with the base without', () => {
    expect(texts(['chromatic.config.json']).get('chromatic.config.json')).not.toMatch(/exitZero|autoAccept|exitOnce/);
    expect(workflows.get('.github/workflows/storybook.yml')).toMatch(
      /^ +npx chromatic --storybook-build-dir storybook-static --auto-accept-changes main$/m,
    );
    const [, meant = ''] =
      /continue-on-error: \$\{\{ (.+) \}\}$/m.exec(workflows.get('.github/workflows/visual.yml') ?? '') ?? [];
    expect(meant.split(' || ')).toEqual([
      "secrets.CHROMATIC_PROJECT_TOKEN != ''",
      "contains(github.event.pull_request.labels.*.name, 'visual-change-meant')",
    ]);
  });
});
