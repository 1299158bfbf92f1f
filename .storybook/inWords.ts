import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** A text of the code without the rules that it cites: whoever looks at a component needs none of their ids. */
export const withoutRules = (text = ''): string =>
  text
    .replaceAll(/（§[^）]*）/g, '')
    .replaceAll(/[（、]?§[a-z-]+）?/g, '')
    .trim();

/** A type as it is written; of a choice its values (`main、outline`), never the word `union`. */
function typeInWords({ type, table }: StrictInputType): string | undefined {
  if (typeof type === 'object' && type.name === 'enum') return type.value.join('、');
  return (
    (typeof type === 'object' ? type.raw : undefined) ??
    table?.type?.summary ??
    (typeof type === 'object' ? type.name : type)
  );
}

/** What a designer can change: no function, and nothing that only the code can make. */
function controlOf({ type }: StrictInputType): Partial<StrictInputType> {
  if (typeof type !== 'object') return {};
  if (['function', 'other', 'intersection'].includes(type.name)) return { control: false };
  if (type.name !== 'union') return {};
  const named = ['string', 'number', 'boolean'].find((name) => type.value.some((member) => member.name === name));
  return {
    control: named === undefined ? false : { type: named === 'string' ? 'text' : named },
  } as Partial<StrictInputType>;
}

/** Props as those read them who are no engineers. */
export const inWords: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = typeInWords(argType);
      const type = summary === undefined ? {} : { type: { summary } };
      const description = withoutRules(argType.description);
      return [name, { ...controlOf(argType), ...argType, description, table: { ...argType.table, ...type } }];
    }),
  );
