import type { EmptyStateFactory } from '@mantine/core';
import { extend } from '../extend';
import emptyState from './EmptyState.module.css';

export const EmptyState = extend<EmptyStateFactory>({ classNames: emptyState });
