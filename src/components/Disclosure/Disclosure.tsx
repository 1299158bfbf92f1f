import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  /** 見出し */
  title: string;
  /** 見出しの下の一言 */
  text?: string;
  /** 開くと見える内容 */
  children: ReactNode;
}

/** 押すと開く見出し。過去の記録のように、必要なときだけ見る内容に使います */
export function Disclosure({ title, text, children }: DisclosureProps) {
  return (
    // The browser's own disclosure: keyboard, screen readers and find-in-page work as everywhere.
    <details className={classes.disclosure}>
      <summary className={classes.summary}>
        <span className={classes.words}>
          <span className={`${classes.title} tabular`}>{title}</span>
          {text && <span className={classes.text}>{text}</span>}
        </span>
        <IconChevronDown aria-hidden className={classes.icon} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
