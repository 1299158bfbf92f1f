import * as v from 'valibot';
import { ruleBroken } from '../ruleError';
import { StaffName } from '../staff/audit';
import type { CommandOutcome, StaffClinic, StaffCommand } from '../staff/command';
import { escapeInvisible } from '../staff/printed';

const modules = import.meta.glob<{ commands: StaffCommand[] }>(
  ['../staff/commands/*.ts', '../preview/previewCommands.ts'],
  { eager: true },
);

export const COMMANDS = Object.values(modules).flatMap(({ commands }) => commands);

export function commandNamed(name: string): StaffCommand {
  const match = COMMANDS.find((command) => command.name === name);
  if (match) return match;
  const names = COMMANDS.map((command) => command.name).toSorted();
  throw ruleBroken('command', `Unknown command "${name}"; the commands are ${names.join(', ')}.`);
}

export const CommandRequest = v.object({ by: StaffName, command: v.string(), options: v.unknown() });
export type CommandRequest = v.InferOutput<typeof CommandRequest>;

export async function runStaffCommand(
  clinic: StaffClinic,
  { by, command, options }: CommandRequest,
): Promise<CommandOutcome> {
  const staffCommand = commandNamed(command);
  if (staffCommand.isPreviewOnly && !clinic.samples)
    throw ruleBroken('command', `The command ${command} exists only in preview mode.`);
  const { words, data } = await staffCommand.run({ ...clinic, by, now: await clinic.clock.now() }, options);
  return { words: escapeInvisible(words), data };
}

export function usage(): string {
  const lines = COMMANDS.map((command) => {
    const help = command.help.replace(/(.{1,92})( |$)/g, `$1\n${' '.repeat(26)}`).trimEnd();
    return `  ${command.usage.padEnd(22)}  ${help}\n`;
  });
  return `Usage: npm run clinic -- COMMAND

The running clinic executes each command. Set CLINIC_DATA (and DATABASE_URL) to the values of the running clinic. Each command takes --json (prints JSON) and --as NAME (records NAME in the audit).

${lines.toSorted().join('')}`;
}
