import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { visualRun } from './stories';

export default class ListReporter implements Reporter {
  readonly #outputFile: string;
  readonly #lists: Record<string, string[]> = { new: [], gone: visualRun.gone, changed: [], broken: [] };

  constructor({ outputFile }: { outputFile: string }) {
    this.#outputFile = outputFile;
  }

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) if (description) this.#lists[type]?.push(description);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const lists = Object.entries(this.#lists).filter(([name, list]) => name !== 'broken' || list.length > 0);
    const text = lists
      .map(([name, list]) => [`## ${list.length} ${name}`, ...list.toSorted().map((item) => `- ${item}`)].join('\n'))
      .join('\n\n');
    console.log(`\n${text}\n`);
    mkdirSync(dirname(this.#outputFile), { recursive: true });
    writeFileSync(this.#outputFile, `${text}\n`);
    return { status: visualRun.gone.length > 0 && status === 'passed' ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}
