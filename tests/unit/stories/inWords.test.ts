import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { inWords, withoutRules } from '../../../.storybook/inWords';

/** What a docs page says of these props. */
const propsOf = (argTypes: object) =>
  composeStory({ argTypes }, { title: '部品/例' }, { argTypesEnhancers: [inWords] }).argTypes ?? {};

test('a choice is written with its values, any other type as in the code', () => {
  const { tone, day, icon } = propsOf({
    tone: {
      type: { name: 'enum', value: ['plain', 'warm'], raw: "'plain' | 'warm'" },
      table: { type: { summary: 'union' } },
    },
    day: {
      type: { name: 'union', value: [{ name: 'string' }, { name: 'other' }], raw: 'string | null' },
      table: { type: { summary: 'union' }, defaultValue: { summary: 'null' } },
    },
    icon: { type: { name: 'other', value: 'Icon' }, table: { type: { summary: 'Icon' } } },
  });
  expect(tone?.table).toEqual({ type: { summary: 'plain、warm' } });
  expect(day?.table).toEqual({ type: { summary: 'string | null' }, defaultValue: { summary: 'null' } });
  expect(day?.control).toEqual({ type: 'text' });
  expect(icon).toMatchObject({ control: false, table: { type: { summary: 'Icon' } } });
});

test('no rule is named', () => {
  expect(withoutRules('押せません（§blocked-says-why）')).toBe('押せません');
  expect(withoutRules('1つです（§blocked-says-why）。')).toBe('1つです。');
  expect(withoutRules()).toBe('');
  const { tone } = propsOf({ tone: { description: '色' } });
  expect(tone?.description).toBe('色');
});
