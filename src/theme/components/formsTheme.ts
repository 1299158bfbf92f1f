import type {
  CheckboxFactory,
  InputFactory,
  InputWrapperFactory,
  MantineThemeComponents,
  NativeSelectFactory,
  RadioFactory,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import { extend } from '../extend';
import choice from './Choice.module.css';
import input from './Input.module.css';
import wrapper from './InputWrapper.module.css';

/** Mantine settings for the components of `components/forms/`. */
export const formsTheme: MantineThemeComponents = {
  Input: extend<InputFactory>({ defaultProps: { size: 'md' }, classNames: input }),
  // The error comes before the input, so that it is read first and stays visible above the phone's keyboard.
  InputWrapper: extend<InputWrapperFactory>({
    defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    classNames: wrapper,
  }),
  NativeSelect: extend<NativeSelectFactory>({
    defaultProps: { rightSection: createElement(IconChevronDown, { 'aria-hidden': true, size: '1.25rem' }) },
  }),
  Checkbox: extend<CheckboxFactory>({ defaultProps: { radius: '0.375rem' }, classNames: choice }),
  Radio: extend<RadioFactory>({ classNames: choice }),
};
