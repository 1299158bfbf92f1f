import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ChoiceCards.module.css';

/** One choice of a group. */
export interface ChoiceCard {
  /** 選択肢の値 */
  value: string;
  /** 選択肢の名前。改行で行を分けられます */
  title: string;
  /** 名前の下の説明 */
  text?: string;
  /** しるし（「主な住所」など） */
  mark?: string;
  /** 絵 */
  icon?: Icon;
}

interface ChoiceCardsProps {
  /** 選択肢の id のはじまり（`（id）-（値）` が各選択肢の id になります） */
  id: string;
  /** 見出し（ラジオグループの名前になります） */
  label: string;
  /** 選択肢 */
  choices: readonly ChoiceCard[];
  /** 選ばれている値。まだなければ `null` */
  value: string | null;
  /** 選ばれたとき */
  onChange: (value: string) => void;
  /** 選択肢の下に置くもの（「住所を追加する」など） */
  children?: ReactNode;
}

/** 説明つきの選択肢から1つを選びます。行のどこを押しても選べます */
export function ChoiceCards({ id, label, choices, value, onChange, children }: ChoiceCardsProps) {
  return (
    <section className={classes.group}>
      <h2 id={`${id}-label`} className={classes.label}>
        {label}
      </h2>
      <div role="radiogroup" aria-labelledby={`${id}-label`} className={classes.rows}>
        {choices.map(({ value: own, title, text, mark, icon: ChoiceIcon }) => (
          <div key={own} className={classes.row} data-checked={own === value || undefined}>
            {/* Native radios: arrow keys and screen readers work as everywhere. */}
            <input
              type="radio"
              id={`${id}-${own}`}
              name={id}
              className={classes.radio}
              checked={own === value}
              onChange={() => onChange(own)}
              aria-describedby={
                [mark && `${id}-${own}-mark`, text && `${id}-${own}-text`].filter(Boolean).join(' ') || undefined
              }
            />
            <div className={classes.words}>
              {mark && (
                <span id={`${id}-${own}-mark`} className={classes.mark}>
                  {mark}
                </span>
              )}
              <label htmlFor={`${id}-${own}`} className={classes.title}>
                {title}
              </label>
              {text && (
                <p id={`${id}-${own}-text`} className={classes.text}>
                  {text}
                </p>
              )}
            </div>
            {ChoiceIcon && <ChoiceIcon aria-hidden stroke={1.75} className={classes.icon} />}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
