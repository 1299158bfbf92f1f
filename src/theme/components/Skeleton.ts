import type { SkeletonFactory } from '@mantine/core';
import { extend } from '../extend';
import skeleton from './Skeleton.module.css';

export const Skeleton = extend<SkeletonFactory>({ classNames: skeleton });
