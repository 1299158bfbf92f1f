import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the tree: tracked, or new and not ignored. Fails with git's message in a copy without history. */
export function filesOfTheTree(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(file));
}

export function texts(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
