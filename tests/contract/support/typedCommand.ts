import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleError } from '../../../server/ruleError';
import { readCommand } from '../../../server/run/readCommand';
import { StartError } from '../../../server/run/startError';
import type { Outcome } from '../../../server/staff/command';
import type { CommandCall } from './commandRunner';

/** A typed line or an event of a console example on a docs page, and the output `printed` below it. */
interface ConsoleLine {
  kind: 'typed' | 'event';
  text: string;
  printed: string;
}

/** The lines of all console examples of a docs page: `$ …` is typed, `# …` is an event, all else is output. */
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

/** The words of a typed line, as a shell splits them: a quoted word may contain blanks. */
const wordsOf = (typed: string): string[] =>
  [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const CLINIC = 'npm run -s clinic -- ';

/** Runs typed lines as a shell on the clinic's computer does. Files are in a temporary folder. */
export function shell(carryOut: (call: CommandCall, by: string | null) => Promise<Outcome>) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-shell-'));
  const files = new Set<string>();
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    files.add(file);
    return '';
  };

  async function clinic(args: string[]): Promise<string> {
    const { command, options, by, json } = readCommand(
      args.map((word) => (files.has(word) ? join(folder, word) : word)),
    );
    const call = { ...(options as object), command };
    const { words, data } = await carryOut(call, args.includes('--as') ? by : null);
    return json ? `${JSON.stringify(data, null, 2)}\n` : words;
  }

  return {
    /** Returns the output of a typed line. `cat FILE` also writes the printed content to FILE, as an edit by staff. */
    async run({ text, printed }: ConsoleLine): Promise<string> {
      if (text.startsWith('cat ')) {
        write(text.slice(4), printed);
        return printed;
      }
      if (!text.startsWith(CLINIC)) throw new Error(`not a command of the clinic: ${text}`);
      const [typed = '', file] = text.slice(CLINIC.length).split(' > ');
      try {
        const output = await clinic(wordsOf(typed));
        return file === undefined ? output : write(file, output);
      } catch (error) {
        if (error instanceof RuleError || error instanceof StartError) return `${error.message}\n`;
        throw error;
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
