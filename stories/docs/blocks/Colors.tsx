import { COLORS, type ColorName } from '../../../src/theme/tokens';
import { Block } from './Block';
import { contrastOf, LEAST, PAIRS } from './contrast';
import classes from './Design.module.css';

const NAMES: Record<ColorName, string> = {
  ground: '地の色',
  card: 'カード（白）',
  hairline: '細い線',
  outline: '入力欄とボタンの枠',
  ink: '文字',
  inkSecondary: '補足の文字',
  asagi: '浅葱（あさぎ）',
  asagiTint: '浅葱の淡い色',
  asagiShade: '浅葱の濃い色',
  asagiLine: '浅葱の線',
  blocked: 'まだ押せないボタン',
  warm: '注意',
  warmTint: '注意の地',
  red: '失敗・日曜日と祝日',
  redTint: '失敗の地',
  blue: '案内・土曜日',
  blueTint: '案内の地',
};

const names = Object.keys(COLORS) as ColorName[];

/** Truncated, not rounded: 4.496 must not be shown as 4.50. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}：1`;

export function Palette() {
  return (
    <Block>
      <ul className={classes.swatches}>
        {names.map((name) => (
          <li key={name} className={classes.swatch}>
            <div className={classes.color} style={{ background: COLORS[name] }} />
            <p>{NAMES[name]}</p>
            <code>{COLORS[name]}</code>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Every foreground and background colour pair with its computed contrast. */
export function ContrastTable() {
  return (
    <Block>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">見本</th>
            <th scope="col">使うところ</th>
            <th scope="col">コントラスト比</th>
            <th scope="col">基準</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map((pair) => {
            const { front, back, kind, use } = pair;
            const value = contrastOf(pair);
            return (
              <tr key={`${front}${back}${kind}`}>
                <td>
                  <span
                    className={classes.sample}
                    style={{
                      background: COLORS[back],
                      color: COLORS[front],
                      outline: kind === 'outline' ? `2px solid ${COLORS[front]}` : undefined,
                    }}
                  >
                    {kind === 'outline' ? '' : '診療予約'}
                  </span>
                </td>
                <td>
                  {use}
                  <br />
                  <small>{`${NAMES[front]} ／ ${NAMES[back]}`}</small>
                </td>
                <td className={classes.number}>{ratio(value)}</td>
                <td>{`${LEAST[kind]}以上：${value >= LEAST[kind] ? '合格' : '不足'}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Block>
  );
}
