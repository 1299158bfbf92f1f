import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf } from './importGraph';

const CORE = 'node_modules/@mantine/core';

/** Mantine's own modules keep the classes of `Name.css` in `Name.module.mjs`. */
const STYLED = /\/([A-Za-z]+)\.module\.mjs$/;
const STYLED_NAME = /_module_default$/;

/** Parts that are shown with a property alone. Our source must name it for the part's style sheet to be needed. */
const SHOWN_WITH: readonly { part: RegExp; of: RegExp; property: RegExp }[] = [
  { part: /\/InputClear(Button|Section)\.mjs$/, of: /\/Input\//, property: /\bclearable\b|__clear/ },
  { part: /\/Loader\.mjs$/, of: /\/(Input|Button|ActionIcon)\//, property: /\bloading\b/ },
  { part: /\/VisuallyHidden\.mjs$/, of: /\/FocusTrap\//, property: /\bFocusTrap\.?InitialFocus\b/ },
  { part: /\/CloseButton\.mjs$/, of: /\/Alert\//, property: /\bwithCloseButton\b/ },
];

interface Part {
  path: string;
  /** What our source must hold for it to be shown; null when it always is. */
  property: RegExp | null;
}

const partsKnown = new Map<string, Part[]>();

/** The modules that one module of Mantine renders or calls; a mere `Checkbox.Card = CheckboxCard` is neither. */
function partsOf(file: string): Part[] {
  const known = partsKnown.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const isUsed = (name: string) =>
    !/^[A-Z]/.test(name) || STYLED_NAME.test(name) || source.includes(`(${name},`) || source.includes(`(${name}.`);
  const found = [...source.matchAll(/^import (.*) from "(\.[^"]+)";$/gm)]
    .filter(([, names = '']) => (names.match(/[A-Za-z_$][\w$]*/g) ?? []).some(isUsed))
    .map(([, , specifier = '']) => posix.join(posix.dirname(file), specifier))
    .filter((path) => existsSync(path))
    .map((path) => ({
      path,
      property: SHOWN_WITH.find(({ part, of }) => part.test(path) && of.test(file))?.property ?? null,
    }));
  partsKnown.set(file, found);
  return found;
}

/** The style sheets that a module of Mantine needs for what our source makes it show, by name. */
function stylesReached(file: string, source: string): Set<string> {
  const seen = new Set([file]);
  for (const next of seen) {
    for (const { path, property } of partsOf(next)) if (property === null || property.test(source)) seen.add(path);
  }
  return new Set([...seen].flatMap((path) => STYLED.exec(path)?.[1] ?? []));
}

const index = readFileSync(`${CORE}/esm/index.mjs`, 'utf8');

const moduleOf = (component: string): string | undefined =>
  new RegExp(`^import \\{[^}]*\\b${component}\\b[^}]*\\} from "(\\./[^"]+)";$`, 'm').exec(index)?.[1];

/**
 * The style sheets of a component of `@mantine/core`, as `source` uses it, read from Mantine's own sources: its own,
 * those of what it builds on, and those of its `Component.Part`s. None for what has no looks.
 */
export function stylesOf(component: string, source = ''): string[] {
  const compounds = [...source.matchAll(new RegExp(`\\b${component}\\.([A-Z]\\w*)`, 'g'))].map(
    ([, part]) => `${component}${part}`,
  );
  const found = new Set<string>();
  for (const name of [component, ...compounds]) {
    const file = moduleOf(name);
    if (file === undefined && name === component) throw new Error(`@mantine/core exports no ${component}`);
    if (file) for (const sheet of stylesReached(posix.join(`${CORE}/esm`, file), source)) found.add(sheet);
  }
  return [...found].sort();
}

/** The `.layer.css` imports that a source of ours still needs, beyond those loaded with every screen. */
export function missingStyles(file: string, source: string, always: ReadonlySet<string>): string[] {
  const all = importsOf(file, source);
  const own = new Set(all.map(({ specifier }) => specifier));
  const components = all.filter(({ specifier }) => specifier === '@mantine/core').flatMap(({ names }) => names);
  const sheets = components
    .filter((name) => /^[A-Z]/.test(name))
    .flatMap((name) => stylesOf(name, source))
    .map((name) => `@mantine/core/styles/${name}.layer.css`);
  const carousel = all.some(({ specifier, names }) => specifier === '@mantine/carousel' && names.length > 0);
  const wanted = carousel ? [...sheets, '@mantine/carousel/styles.layer.css'] : sheets;
  return [...new Set(wanted)].filter((sheet) => !own.has(sheet) && !always.has(sheet)).sort();
}

/** The style sheets of Mantine that a source imports. */
export function importedStyles(file: string, source: string): string[] {
  return importsOf(file, source)
    .map(({ specifier }) => specifier)
    .filter((specifier) => specifier.startsWith('@mantine/') && specifier.endsWith('.css'));
}
