import type { SwitchFactory } from '@mantine/core';
import { extend } from '../extend';
import switches from './Switch.module.css';

export const Switch = extend<SwitchFactory>({
  defaultProps: { size: 'lg', labelPosition: 'left' },
  classNames: switches,
});
