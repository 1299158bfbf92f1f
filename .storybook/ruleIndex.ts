import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface RuleIndex {
  /** The modules that cite a rule, by the id of the rule. */
  keepers: Record<string, string[]>;
  /** The stories (`MainButton/KeyboardAlone`) and tests (`PATH › TITLE`) that cite a rule, by the id of the rule. */
  proofs: Record<string, string[]>;
}

const KEEPER = /^(src|server|public)\/.*\.([jt]sx?|css|html)$/;
const PROOF = /^(tests|stories)\/.*\.(test|spec|stories)\.tsx?$/;
const CITATION = /§([a-z]+(?:-[a-z]+)+)/g;
/** `STORY` and `TEST` are applied to the file's text from the citing line on. */
const STORY = /^.*\n(?:\s*(?:\/\/|\/?\*).*\n)*export const (\w+)/;
const TEST =
  /^(?:.*\n(?:\s*\/\/.*\n)*)?\s*(?:(?:(?:test|it|describe)(?:\.\w+(?:<[^(]*>)?\([^]*?\))?|\](?: as const)?\))\(\s*)?(['"`])(.*?)\1/;

/** Returns the story or test that the citation at `at` belongs to, or null if it belongs to a helper. */
function proofAt(file: string, text: string, at: number): string | null {
  const fromCitingLine = text.slice(text.lastIndexOf('\n', at) + 1);
  const storyFile = /([^/.]+)\.(?:\w+\.)?stories\.tsx$/.exec(file)?.[1];
  const [, story] = (storyFile !== undefined && STORY.exec(fromCitingLine)) || [];
  if (storyFile !== undefined) return story === undefined ? null : `${storyFile}/${story}`;
  const [, , name] = TEST.exec(fromCitingLine) ?? [];
  return name === undefined ? null : `${file} › ${name}`;
}

export function ruleIndexOf(sources: ReadonlyMap<string, string>): RuleIndex {
  const index: RuleIndex = { keepers: {}, proofs: {} };
  const addPlace = (list: Record<string, string[]>, id: string, place: string | null) => {
    if (place !== null && !list[id]?.includes(place)) (list[id] ??= []).push(place);
  };
  for (const [file, text] of sources)
    for (const { 1: id = '', index: position } of text.matchAll(CITATION)) {
      if (KEEPER.test(file)) addPlace(index.keepers, id, file);
      else if (PROOF.test(file)) addPlace(index.proofs, id, proofAt(file, text, position));
    }
  return index;
}

function sourcesIn(root: string): Map<string, string> {
  const files = ['src', 'server', 'public', 'tests', 'stories'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const citingFiles = files.filter((file) => KEEPER.test(file) || PROOF.test(file)).toSorted();
  return new Map(citingFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const MODULE = 'virtual:rule-index';

/** The rule book imports the index as `virtual:rule-index`. */
export const ruleIndex = (root: string): Plugin => ({
  name: 'rule-index',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(ruleIndexOf(sourcesIn(root)))}` : null),
});
