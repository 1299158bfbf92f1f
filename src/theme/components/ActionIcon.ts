import type { ActionIconFactory } from '@mantine/core';
import { extend } from '../extend';

/** Icons do not grow with text, so the button keeps its size. */
export const ActionIcon = extend<ActionIconFactory>({
  defaultProps: { variant: 'subtle', flex: 'none' },
  vars: () => ({ root: { '--ai-size': '48px' } }),
});
