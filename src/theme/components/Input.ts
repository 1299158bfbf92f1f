import type { InputFactory, NativeSelectFactory } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import { extend } from '../extend';
import input from './Input.module.css';

export const Input = extend<InputFactory>({ defaultProps: { size: 'md' }, classNames: input });

export const NativeSelect = extend<NativeSelectFactory>({
  defaultProps: { rightSection: createElement(IconChevronDown, { 'aria-hidden': true, size: '1.25rem' }) },
});
