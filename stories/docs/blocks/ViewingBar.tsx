import { useId } from 'react';
import classes from './ViewingBar.module.css';
import type { Viewing } from './viewing';

interface ViewingBarProps {
  viewing: Viewing;
  onChange: (change: Partial<Viewing>) => void;
}

const CHOICES = [
  {
    key: 'width',
    label: '画面の幅',
    options: { w320: '320（小さな画面）', w375: '375（標準）', w430: '430（大きな画面）', w480: '480（最大幅）' },
  },
  { key: 'textSize', label: '文字の大きさ', options: { 100: '100%', 150: '150%', 200: '200%' } },
  { key: 'easyMode', label: 'かんたん表示', options: { off: '標準の表示', on: '文字を大きく' } },
] as const;

/** Sets width, text size and easy mode for all live stories of a docs page, in step with the toolbar. */
export function ViewingBar({ viewing, onChange }: ViewingBarProps) {
  const id = useId();
  return (
    <div role="group" aria-label="見かたの切り替え" className={classes.bar}>
      {CHOICES.map(({ key, label, options }) => (
        <div key={key} className={classes.choice}>
          <label htmlFor={`${id}${key}`}>{label}</label>
          <select
            id={`${id}${key}`}
            value={viewing[key]}
            className={classes.select}
            onChange={(event) => onChange({ [key]: event.currentTarget.value })}
          >
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
