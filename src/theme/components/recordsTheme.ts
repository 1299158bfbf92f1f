import type {
  CardFactory,
  DataListFactory,
  DividerFactory,
  MantineThemeComponents,
  PaperFactory,
  TitleFactory,
} from '@mantine/core';
import { extend } from '../extend';
import card from './Card.module.css';
import dataList from './DataList.module.css';
import paper from './Paper.module.css';

/** Mantine settings for the components of `components/records/`. */
export const recordsTheme: MantineThemeComponents = {
  /** `variant="inset"`: a subordinate block inside a card. */
  Paper: extend<PaperFactory>({ defaultProps: { radius: 'lg' }, classNames: paper }),
  /** May be a link itself; a link or button inside with `data-covers-card` makes the whole card its target. */
  Card: extend<CardFactory>({ defaultProps: { withBorder: true, padding: 'card' }, classNames: card }),
  /** Horizontal: the value is right-aligned, as amounts are; vertical: it is below its name. */
  DataList: extend<DataListFactory>({ defaultProps: { size: 'md', gap: 'xs' }, classNames: dataList }),
  Divider: extend<DividerFactory>({ defaultProps: { color: 'var(--color-hairline)' } }),
  Title: extend<TitleFactory>({ defaultProps: { order: 2 } }),
};
