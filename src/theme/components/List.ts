import type { ListFactory } from '@mantine/core';
import { extend } from '../extend';
import list from './List.module.css';

export const List = extend<ListFactory>({ defaultProps: { spacing: 'xs' }, classNames: list });
