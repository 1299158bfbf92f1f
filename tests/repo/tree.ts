import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Returns tracked and new files without ignored files; throws outside a git repository. */
export function filesOfTheTree(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(file));
}

export function readTexts(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
