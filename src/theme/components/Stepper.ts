import type { StepperFactory } from '@mantine/core';
import { extend } from '../extend';
import stepper from './Stepper.module.css';

export const Stepper = extend<StepperFactory>({ classNames: stepper });
