import type { CSSProperties, ReactNode } from 'react';
import { FONT_SIZES, RADIUS, SPACE, TAP_TARGETS } from '../../../src/theme/tokens';
import { Block } from './Block';
import classes from './Design.module.css';

const FONT_USES: Record<keyof typeof FONT_SIZES, string> = {
  least: '補足。これより小さい文字は使いません',
  note: '説明、添え書き',
  body: '本文',
  item: 'カードの見出し',
  heading: '見出し、日付と時刻',
  title: '画面の題名、金額',
  amount: 'お支払いの合計',
};
const SPACE_USES: Record<keyof typeof SPACE, string> = {
  xxs: 'アイコンと言葉のあいだ',
  xs: '押すものどうしのあいだ',
  sm: 'カードどうしのあいだ',
  md: '画面の左右の余白、カードの内側',
  lg: 'まとまりのあいだ',
  xl: '節のあいだ',
};
const RADIUS_USES: Record<keyof typeof RADIUS, string> = {
  control: 'ボタンと入力欄',
  card: 'カード',
  pill: '状態のしるし（両端が丸い形）',
};
const TARGET_USES: Record<keyof typeof TAP_TARGETS, string> = {
  least: '押すものすべて',
  main: '画面にひとつの主ボタン',
};

interface RowsProps<Name extends string> {
  of: Record<Name, number>;
  uses: Record<Name, string>;
  sample: (px: number) => ReactNode;
}

function Rows<Name extends string>({ of, uses, sample }: RowsProps<Name>) {
  return (
    <Block>
      <table className={`${classes.table} ${classes.wide}`}>
        <thead>
          <tr>
            <th scope="col">見本</th>
            <th scope="col">大きさ</th>
            <th scope="col">使うところ</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(of) as Name[]).map((name) => (
            <tr key={name}>
              <td>{sample(of[name])}</td>
              <td className={classes.number}>{of[name] < 100 ? `${of[name]}px` : '全体'}</td>
              <td>{uses[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

const box = (style: CSSProperties) => <div className={classes.bar} style={style} />;

export const TypeScale = () => (
  <Rows
    of={FONT_SIZES}
    uses={FONT_USES}
    sample={(px) => (
      <span style={{ fontSize: px, fontWeight: px > FONT_SIZES.body ? 700 : 400 }}>7月3日（金）10:15</span>
    )}
  />
);

export const Spaces = () => <Rows of={SPACE} uses={SPACE_USES} sample={(px) => box({ width: px, height: 24 })} />;

export const Corners = () => (
  <Rows of={RADIUS} uses={RADIUS_USES} sample={(px) => box({ width: 96, height: 48, borderRadius: px })} />
);

export const Targets = () => (
  <Rows
    of={TAP_TARGETS}
    uses={TARGET_USES}
    sample={(px) => box({ width: 144, height: px, borderRadius: RADIUS.control })}
  />
);
