/** A part of Mantine and the URL of Mantine's page about it. */
export interface MantinePart {
  name: string;
  page: string;
}

const SECTIONS: Record<string, string> = {
  '@mantine/core': 'core',
  '@mantine/dates': 'dates',
  '@mantine/form': 'form',
  '@mantine/hooks': 'hooks',
};

/** Named imports of values; imported types render nothing. */
const IMPORT = /^import (?!type\b)\{([^}]+)\} from '([^']+)';$/gm;

const importsOf = (source: string) =>
  [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, from })),
  );

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** True for components and hooks; Mantine's helper functions have no page of their own. */
const hasPage = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

/** The parts of Mantine that a source imports. */
export const mantineParts = (source: string): MantinePart[] =>
  importsOf(source).flatMap(({ name, from }) => {
    // This package has a single page for all its exports.
    if (from === '@mantine/carousel') return [{ name, page: 'https://mantine.dev/x/carousel/' }];
    const section = SECTIONS[from];
    return section && hasPage(name) ? [{ name, page: `https://mantine.dev/${section}/${kebab(name)}/` }] : [];
  });

/** The names of our own components that a source imports. */
export const ownParts = (source: string): string[] =>
  importsOf(source).flatMap(({ name, from }) => (from.startsWith('.') && from.endsWith(`/${name}`) ? [name] : []));

/** The parts of Mantine that a component uses directly, and those used by our own components that it imports. */
export interface Foundation {
  direct: MantinePart[];
  through: { name: string; parts: MantinePart[] }[];
}

/** `sources` maps the path of every component (`…/DayStrip.tsx`) to its source code. */
export function foundationOf(component: string, sources: Readonly<Record<string, string>>): Foundation {
  const sourceOf = (name: string) => Object.entries(sources).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1] ?? '';
  const source = sourceOf(component);
  return {
    direct: mantineParts(source),
    through: ownParts(source)
      .map((name) => ({ name, parts: mantineParts(sourceOf(name)) }))
      .filter(({ parts }) => parts.length > 0),
  };
}
