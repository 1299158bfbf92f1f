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

/** How Mantine looks in the clinic: the components that `components/records/` builds on. */
export const recordsTheme: MantineThemeComponents = {
  /** `variant="inset"` is a quiet part within a card. */
  Paper: extend<PaperFactory>({ defaultProps: { radius: 'lg' }, classNames: paper }),
  /** It may be a link as a whole; a link or button within, with `data-covers-card`, makes it all its target. */
  Card: extend<CardFactory>({ defaultProps: { withBorder: true, padding: 'card' }, classNames: card }),
  /** Horizontal, the value keeps to the right, as amounts do; vertical, it stands below its name. */
  DataList: extend<DataListFactory>({ defaultProps: { size: 'md', gap: 'xs' }, classNames: dataList }),
  Divider: extend<DividerFactory>({ defaultProps: { color: 'var(--color-hairline)' } }),
  Title: extend<TitleFactory>({ defaultProps: { order: 2 } }),
};
