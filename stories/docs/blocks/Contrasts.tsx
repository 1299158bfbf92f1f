import { COLORS } from '../../../src/theme/tokens';
import { Block } from './Block';
import { contrastOf, MIN_CONTRAST, COLOUR_PAIRS } from './contrast';
import classes from './Contrasts.module.css';

export function Contrasts() {
  return (
    <Block>
      <table className={classes.contrasts}>
        <thead>
          <tr>
            <th scope="col">見本</th>
            <th scope="col">使うところ</th>
            <th scope="col">コントラスト比</th>
            <th scope="col">基準</th>
          </tr>
        </thead>
        <tbody>
          {COLOUR_PAIRS.map((pair) => {
            const { front, back, kind, use } = pair;
            const [frontHex, backHex] = [COLORS[front], COLORS[back]];
            const isText = kind === 'text';
            return (
              <tr key={`${front} ${back} ${use}`}>
                <td>
                  <span
                    className={classes.sample}
                    style={{ color: frontHex, background: backHex, borderColor: isText ? 'transparent' : frontHex }}
                  >
                    {isText ? 'あア亜 12' : '枠'}
                  </span>
                </td>
                <td>{use}</td>
                <td className={classes.ratio}>{contrastOf(pair).toFixed(1)}</td>
                <td>{`${MIN_CONTRAST[kind]}以上`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Block>
  );
}
