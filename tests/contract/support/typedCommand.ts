import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleError } from '../../../server/ruleError';
import { readCommand } from '../../../server/run/readCommand';
import { StartError } from '../../../server/run/startError';
import type { CommandOutcome } from '../../../server/staff/command';
import type { CommandCall } from './commandRunner';

interface ConsoleLine {
  kind: 'typed' | 'event';
  text: string;
  /** The output below the line. */
  printed: string;
}

/** Reads a docs page's console examples, where `$` marks a typed line, and `#` marks an event. */
export function consoleLines(page: string): ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  for (const [, example = ''] of page.matchAll(/^```console\n([^]*?)^```$/gm))
    for (const line of example.split('\n').slice(0, -1)) {
      const [, sign, text = ''] = /^([$#]) (.*)$/.exec(line) ?? [];
      const last = lines.at(-1);
      if (sign) lines.push({ kind: sign === '$' ? 'typed' : 'event', text, printed: '' });
      else if (last) last.printed += `${line}\n`;
    }
  return lines;
}

const shellWordsOf = (typed: string): string[] =>
  [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const COMMAND_PREFIX = 'npm run -s clinic -- ';

/** Opens a stand-in for the shell on the clinic's computer. */
export function openShell(carryOut: (call: CommandCall, by: string | null) => Promise<CommandOutcome>) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-shell-'));
  const files = new Set<string>();
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    files.add(file);
    return '';
  };

  async function runCommand(args: string[]): Promise<string> {
    const { command, options, by, json } = readCommand(
      args.map((word) => (files.has(word) ? join(folder, word) : word)),
    );
    const call = { ...(options as object), command };
    const { words, data } = await carryOut(call, args.includes('--as') ? by : null);
    return json ? `${JSON.stringify(data, null, 2)}\n` : words;
  }

  return {
    /**
     * Runs a typed line and returns the output.
     * For `cat FILE`, creates FILE with the text `printed` and returns this text.
     */
    async run({ text, printed }: ConsoleLine): Promise<string> {
      if (text.startsWith('cat ')) {
        write(text.slice(4), printed);
        return printed;
      }
      if (!text.startsWith(COMMAND_PREFIX)) throw new Error(`not a command of the clinic: ${text}`);
      const [typed = '', file] = text.slice(COMMAND_PREFIX.length).split(' > ');
      try {
        const output = await runCommand(shellWordsOf(typed));
        return file === undefined ? output : write(file, output);
      } catch (error) {
        if (error instanceof RuleError || error instanceof StartError) return `${error.message}\n`;
        throw error;
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
