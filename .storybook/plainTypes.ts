import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

export const withoutRuleIds = (text = ''): string =>
  text
    .replaceAll(/（§[^）]*）/g, '')
    .replaceAll(/[（、]?§[a-z-]+）?/g, '')
    .trim();

/** For a union of literals, lists the values (`main、outline`). */
function typeInWords({ type, table }: StrictInputType): string | undefined {
  if (typeof type === 'object' && type.name === 'enum') return type.value.join('、');
  return (
    (typeof type === 'object' ? type.raw : undefined) ??
    table?.type?.summary ??
    (typeof type === 'object' ? type.name : type)
  );
}

/** Functions and objects get no control, because reviewers cannot enter them. */
function controlOf({ type }: StrictInputType): Partial<StrictInputType> {
  if (typeof type !== 'object') return {};
  if (['function', 'other', 'intersection'].includes(type.name)) return { control: false };
  if (type.name !== 'union') return {};
  const primitive = ['string', 'number', 'boolean'].find((name) => type.value.some((member) => member.name === name));
  return {
    control: primitive === undefined ? false : { type: primitive === 'string' ? 'text' : primitive },
  } as Partial<StrictInputType>;
}

/** Shows the types of props in words, for readers who are not engineers. */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = typeInWords(argType);
      const type = summary === undefined ? {} : { type: { summary } };
      const description = withoutRuleIds(argType.description);
      return [name, { ...controlOf(argType), ...argType, description, table: { ...argType.table, ...type } }];
    }),
  );
