import budgets from '../../../scripts/bench/budgets.json';
import json from './figures.json';

const { measured, runs, node, processors } = json;
const figures: Record<string, number | undefined> = json.figures;

const FORMATS: Record<string, (value: number) => string> = {
  '×': (value) => `${value.toFixed(2)}倍`,
  bytes: (value) => `${(value / 1000).toFixed(1)}kB`,
};
const formatted = (value: number | undefined, unit: string) =>
  value === undefined ? '' : (FORMATS[unit]?.(value) ?? String(value));

export function Budgets() {
  return (
    <>
      <p>{`測定日 ${measured}・${runs}回の中央値・Node ${node}・CPU ${processors}個`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">測定値</th>
            <th scope="col">目標</th>
            <th scope="col">上限</th>
          </tr>
        </thead>
        <tbody>
          {budgets.map(({ id, name, unit, goal, limit }) => (
            <tr key={id} style={{ whiteSpace: 'nowrap' }}>
              <th scope="row" style={{ fontWeight: 400, textAlign: 'start', whiteSpace: 'normal' }}>
                {name}
              </th>
              <td>{formatted(figures[id], unit)}</td>
              <td>{formatted(goal, unit)}</td>
              <td>{formatted(limit, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
