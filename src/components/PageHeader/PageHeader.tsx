import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { IconButton } from './IconButton';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  /** 画面の名前（ページでただ1つのh1） */
  title: string;
  /** 戻るボタン。省くと出ません */
  back?: { label: string; onBack: () => void };
  /** 画面の切り替え。`label` は領域の名前、`current` はいまの画面 */
  tabs?: { label: string; items: readonly { label: string; to: string; current: boolean }[] };
}

/** いまいる画面の題名。移動のあとは題名（`#page-title`）にフォーカスが移ります。タブはリンクです（copy.md） */
export function PageHeader({ title, back, tabs }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.bar} data-back={back ? true : undefined}>
        {back && (
          <IconButton label={back.label} onClick={back.onBack}>
            <IconChevronLeft aria-hidden />
          </IconButton>
        )}
        <h1 id="page-title" tabIndex={-1} className={classes.title}>
          {title}
        </h1>
      </div>
      {tabs && (
        <nav aria-label={tabs.label} className={classes.tabs}>
          {tabs.items.map(({ label, to, current }) => (
            <Link key={to} to={to} className={classes.tab} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
