import type { DataListFactory } from '@mantine/core';
import { extend } from '../extend';
import dataList from './DataList.module.css';

/** Horizontal: the value is right-aligned, as amounts are; vertical: it is below its name. */
export const DataList = extend<DataListFactory>({
  defaultProps: { size: 'md', gap: 'xs' },
  classNames: dataList,
  vars: () => ({ root: { '--mantine-color-default-border': 'var(--color-hairline)' } as Record<string, string> }),
});
