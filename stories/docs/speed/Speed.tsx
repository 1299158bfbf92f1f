import type { Check, PublishedFigures } from '../../../scripts/bench/figures';
import { BROWSER_WORDS, SERVER_WORDS } from './budgetWords';
import json from './figures.json';

const { measured, runs, machine, picker, checks } = json as PublishedFigures;

const FORMS: Record<Check['unit'], (value: number) => string> = {
  '×': (value) => `${value.toFixed(2)}倍`,
  bytes: (value) => `${(value / 1000).toFixed(1)}kB`,
  ms: (value) => `${Math.round(value).toLocaleString('ja-JP')}ミリ秒`,
  '/s': (value) => `毎秒${Math.round(value).toLocaleString('ja-JP')}件`,
  '': (value) => value.toFixed(4),
};

const nameLook = { fontWeight: 400, textAlign: 'start', whiteSpace: 'normal' } as const;

/** Date, number of runs and machine of the measurement, and the seconds that a patient waits. */
export function Machine() {
  return (
    <>
      <p>{`測定日 ${measured}・${runs}回の中央値・Chromium ${machine.chromium}・Node ${machine.node}・処理装置${machine.processors}個`}</p>
      {picker && (
        <p>{`予約できる時間が押せるまで、初めてのときは${FORMS.ms(picker.ours.actionable)}、2回目からは${FORMS.ms(picker.again.actionable)}です（最小のページは${FORMS.ms(picker.bare.actionable)}）。`}</p>
      )}
    </>
  );
}

/** The budgets of one side, each with the measured value, its goal and its limit. */
export function Budgets({ of }: { of: 'browser' | 'server' }) {
  const words = of === 'browser' ? BROWSER_WORDS : SERVER_WORDS;
  const shown = checks.filter(({ id }) => id in words);
  const hasGoals = shown.some(({ goal }) => goal !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">項目</th>
          <th scope="col">測った値</th>
          {hasGoals && <th scope="col">目標</th>}
          <th scope="col">上限・下限</th>
          <th scope="col">判定</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, value, goal, limit, unit, by, held }) => (
          <tr key={id} style={{ whiteSpace: 'nowrap' }}>
            <th scope="row" style={nameLook}>
              {words[id]}
            </th>
            <td>{FORMS[unit](value)}</td>
            {hasGoals && <td>{goal !== undefined && FORMS[unit](goal)}</td>}
            <td>{`${FORMS[unit](limit)}${by === 'most' ? '以下' : '以上'}`}</td>
            <td>{held ? '合格' : '不合格'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
