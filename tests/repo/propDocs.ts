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

async function docgenOfStorybook(): Promise<Docgen> {
  const here = createRequire(import.meta.url);
  const path = createRequire(here.resolve('@storybook/react-vite')).resolve('react-docgen');
  return (await import(pathToFileURL(path).href)) as Docgen;
}

const { parse, builtinResolvers } = await docgenOfStorybook();

/** Ignores text in backquotes, because an English text may quote Japanese words there. */
const isJapanese = (text = '') => /[\u3041-\u30ff\u4e00-\u9fff]/.test(text.replaceAll(/`[^`]*`/g, ''));

export function componentsOf(file: string, source: string): Documented[] {
  try {
    return parse(source, { filename: file, resolver: new builtinResolvers.FindExportedDefinitionsResolver() });
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('No suitable component definition')) return [];
    throw error;
  }
}

/**
 * Lists components without a Japanese description, and props with an English comment.
 * Only the component with the name of its file needs a description.
 */
export function notDescribedInJapanese(file: string, components: readonly Documented[]): string[] {
  return components.flatMap(({ displayName = '', description, props = {} }) => [
    ...(file.endsWith(`/${displayName}/${displayName}.tsx`) && !isJapanese(description)
      ? [`${file}: ${displayName}`]
      : []),
    ...Object.entries(props)
      .filter(([, { description }]) => description && !isJapanese(description))
      .map(([name]) => `${file}: ${displayName}.${name}`),
  ]);
}
