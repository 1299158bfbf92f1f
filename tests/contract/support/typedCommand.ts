import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleError } from '../../../server/ruleError';
import { isOrder } from '../../../server/run/commands';
import { exampleOf, isCommand, readCommand } from '../../../server/run/readCommand';
import { StartError } from '../../../server/startError';
import type { Order } from '../../../server/staff/staffOrders';
import type { Outcome } from '../../../server/staff/staffLists';
import { wordsOf, type ConsoleLine } from './consoleExamples';

const CLINIC = 'npm run -s clinic -- ';

/** Runs typed lines as a shell of the clinic's computer does, with files in a folder of its own. */
export function shell(carryOut: (order: Order, by: string | null) => Promise<Outcome>) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-shell-'));
  const known = new Set<string>();
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    known.add(file);
    return '';
  };

  async function clinic([name = '', ...args]: string[]): Promise<string> {
    if (name === 'example') return exampleOf(args[0] ?? '');
    if (!isCommand(name)) throw new Error(`no command: ${name}`);
    const { command, by, json } = readCommand(
      name,
      args.map((word) => (known.has(word) ? join(folder, word) : word)),
    );
    if (!isOrder(command)) throw new Error(`no command of staff: ${name}`);
    const { words, data } = await carryOut(command, args.includes('--as') ? by : null);
    return json ? `${JSON.stringify(data, null, 2)}\n` : words;
  }

  return {
    /** What a typed line prints. An editor is no part of it: `cat` shows what the file then holds. */
    async run({ text, printed }: ConsoleLine): Promise<string> {
      if (text.startsWith('cat ')) {
        write(text.slice(4), printed);
        return printed;
      }
      if (!text.startsWith(CLINIC)) throw new Error(`no command of the clinic: ${text}`);
      const [typed = '', file] = text.slice(CLINIC.length).split(' > ');
      try {
        const said = await clinic(wordsOf(typed));
        return file === undefined ? said : write(file, said);
      } catch (error) {
        if (error instanceof RuleError || error instanceof StartError) return `${error.message}\n`;
        throw error;
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
