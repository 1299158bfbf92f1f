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

/** How Mantine looks in the clinic: the components that `components/forms/` builds on. */
export const formsTheme: MantineThemeComponents = {
  Input: extend<InputFactory>({ defaultProps: { size: 'md' }, classNames: input }),
  // What is wrong is read before the input is met, and stays in sight above the phone's keyboard.
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
