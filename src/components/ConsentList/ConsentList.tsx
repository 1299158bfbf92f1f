import { IconFileText } from '@tabler/icons-react';
import choices from '../FieldFrame/choices.module.css';
import { Tick } from '../FieldFrame/Tick';
import classes from './ConsentList.module.css';

interface ConsentListProps {
  /** 同意していただく文（チェック欄の名前になります） */
  items: readonly string[];
  /** それぞれにチェックが入っているか */
  checked: readonly boolean[];
  /** チェックが変わったとき（何番目か、入ったかどうか） */
  onChange: (index: number, checked: boolean) => void;
  /** 最後の文の下に置く、利用規約を開くボタン */
  readTerms: { label: string; onOpen: () => void };
}

/**
 * 予約の前に同意していただく4つの文（spec §2、§5）。1行のどこを押してもチェックが入り、利用規約は文の外のボタンで開きます。idは `consent-1`
 * からの番号で、画面は最初のチェックのない文へ案内できます（D10）
 */
export function ConsentList({ items, checked, onChange, readTerms }: ConsentListProps) {
  return (
    <div className={classes.card}>
      {items.map((item, index) => (
        <div key={item} className={classes.row}>
          <input
            type="checkbox"
            id={`consent-${index + 1}`}
            className={choices.mark}
            checked={checked[index] ?? false}
            onChange={(event) => onChange(index, event.currentTarget.checked)}
          />
          <Tick />
          <label htmlFor={`consent-${index + 1}`} className={classes.label}>
            {item}
          </label>
        </div>
      ))}
      <button type="button" className={classes.terms} onClick={readTerms.onOpen}>
        <IconFileText aria-hidden className={classes.termsIcon} />
        {readTerms.label}
      </button>
    </div>
  );
}
