import type { StepperFactory } from '@mantine/core';
import { Children } from 'react';
import { extend } from '../extend';
import stepper from './Stepper.module.css';

export const Stepper = extend<StepperFactory>({
  classNames: stepper,
  vars: (_, { children }) => ({
    root: { '--stepper-count': String(Children.count(children)) } as Record<string, string>,
  }),
});
