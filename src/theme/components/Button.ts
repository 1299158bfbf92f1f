import type { ButtonFactory } from '@mantine/core';
import { extend } from '../extend';
import button from './Button.module.css';

export const Button = extend<ButtonFactory>({ classNames: button });
