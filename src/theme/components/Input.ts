import type { InputFactory, NativeSelectFactory } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import { extend } from '../extend';
import input from './Input.module.css';

/** Text of at least 16 px, because iOS zooms the page on focus below that. */
export const Input = extend<InputFactory>({
  defaultProps: { size: 'md' },
  classNames: input,
  vars: (_, { size }) => ({
    wrapper: {
      // The distance to the words above is set by what contains the input.
      '--input-margin-top': '0',
      '--input-margin-bottom': '0',
      '--input-height': size === 'sm' ? 'var(--target-least)' : '3.25rem',
      '--input-size': 'auto',
      '--input-padding': 'var(--mantine-spacing-sm)',
      '--input-padding-y': 'var(--mantine-spacing-xs)',
      '--input-line-height': '1.6',
      '--input-fz': '1rem',
      '--input-color': 'var(--color-ink)',
      '--input-section-color': 'var(--color-ink-secondary)',
      '--input-right-section-width': '2.25rem',
    } as Record<string, string>,
  }),
});

export const NativeSelect = extend<NativeSelectFactory>({
  defaultProps: { rightSection: createElement(IconChevronDown, { 'aria-hidden': true, size: '1.25rem' }) },
});
