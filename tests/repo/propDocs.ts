import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

interface Documented {
  displayName?: string;
  description?: string;
  props?: Record<string, { description?: string }>;
}

interface Docgen {
  parse: (source: string, options: object) => Documented[];
  builtinResolvers: { FindExportedDefinitionsResolver: new () => object };
}

/** The reader of docstrings that Storybook's docs pages are made with, wherever Storybook has it. */
async function docgenOfStorybook(): Promise<Docgen> {
  const here = createRequire(import.meta.url);
  const path = createRequire(here.resolve('@storybook/react-vite')).resolve('react-docgen');
  return (await import(pathToFileURL(path).href)) as Docgen;
}

const { parse, builtinResolvers } = await docgenOfStorybook();

const isJapanese = (text: string | undefined) => /[\u3041-\u30ff\u4e00-\u9fff]/.test(text ?? '');

/** The components a source exports, as the docs pages read them. */
export function componentsOf(file: string, source: string): Documented[] {
  try {
    return parse(source, { filename: file, resolver: new builtinResolvers.FindExportedDefinitionsResolver() });
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('No suitable component definition')) return [];
    throw error;
  }
}

/**
 * What the docs pages would leave unsaid in Japanese, one line each: every prop of every component a file exports, and
 * of the component the file is named for, which has the docs page, what it is.
 */
export function unsaid(file: string, components: readonly Documented[]): string[] {
  return components.flatMap(({ displayName = '', description, props = {} }) => [
    ...(file.endsWith(`/${displayName}/${displayName}.tsx`) && !isJapanese(description)
      ? [`${file}: ${displayName}`]
      : []),
    ...Object.entries(props)
      .filter(([, prop]) => !isJapanese(prop.description))
      .map(([name]) => `${file}: ${displayName}.${name}`),
  ]);
}
