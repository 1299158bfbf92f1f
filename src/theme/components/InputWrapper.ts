import type { InputWrapperFactory } from '@mantine/core';
import { extend } from '../extend';
import wrapper from './InputWrapper.module.css';

/** The error comes before the input, so that it is read first and stays visible above the phone's keyboard. */
export const InputWrapper = extend<InputWrapperFactory>({
  defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
  classNames: wrapper,
});
