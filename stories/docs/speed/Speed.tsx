import type { Figures } from '../../../scripts/bench/figures';
import { Block } from '../blocks/Block';
import { Bars, type Bar } from './Bars';
import json from './figures.json';
import { CHECK_WORDS, DATABASE_WORDS, PAGE_WORDS, RATE_WORDS, SERVER_WORDS, type Words } from './budgetWords';

const figures = json as unknown as Figures;

const ratio = (value: number) => `${value.toFixed(2)}倍`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}kB`;
const perSecond = (count: number) => `毎秒${count.toLocaleString('ja-JP')}件`;
const milliseconds = (ms: number) => `${Math.round(ms).toLocaleString('ja-JP')}ミリ秒`;

const GROUPS: readonly { group: Words['group']; caption: string; form: (value: number) => string }[] = [
  { group: 'ratio', caption: 'ものさしとの比', form: ratio },
  { group: 'bytes', caption: '大きさ（brotliで圧縮後）', form: kilobytes },
  { group: 'ms', caption: '押してからの時間（4分の1の速さの処理装置で）', form: milliseconds },
];

const barsOf = (wanted: Words['group']): Bar[] =>
  figures.checks.flatMap(({ id, value, limit, held }) => {
    const words = CHECK_WORDS[id];
    return words?.group === wanted ? [{ name: words.name, value, limit, held }] : [];
  });

/** Date, number of runs and machine of the measurement. */
export function Machine() {
  const { measured, runs, machine } = figures;
  return (
    <Block>
      <p>{`測定日 ${measured}・${runs}回の中央値・Chromium ${machine.chromium}・Node ${machine.node}・処理装置${machine.processors}個`}</p>
    </Block>
  );
}

/** The browser's budgets with their limits; for layout shifts see `Stillness`. */
export function Budgets() {
  return (
    <Block>
      {GROUPS.map(({ group, caption, form }) => (
        <Bars key={group} caption={caption} bars={barsOf(group)} form={form} />
      ))}
    </Block>
  );
}

/** The clinic's budgets; each unit has a scale of its own. */
export function ServerBudgets() {
  const bars = (unit: 'bytes' | '×' | 'ms' | '/s', by: 'most' | 'least') =>
    figures.checks
      .filter((check) => check.id in SERVER_WORDS && check.unit === unit && check.by === by)
      .map(({ id, value, limit, held }) => ({ name: SERVER_WORDS[id] ?? id, value, limit, held }));
  if (figures.server === null) return null;
  return (
    <Block>
      <Bars caption="返事の大きさ" bars={bars('bytes', 'most')} form={kilobytes} />
      <Bars caption="ものさしとの比" bars={bars('×', 'most')} form={ratio} />
      <Bars caption="アプリの中の計算" bars={bars('ms', 'most')} form={milliseconds} />
      <Bars
        caption="覚えておいた返事が、組み立てなおすより何倍速いか"
        bars={bars('×', 'least')}
        form={ratio}
        limitForm={(limit) => `${ratio(limit)}以上`}
      />
      <Bars
        caption="予約"
        bars={bars('/s', 'least')}
        form={perSecond}
        limitForm={(limit) => `${perSecond(limit)}以上`}
      />
    </Block>
  );
}

/** Calls a second and the time that 99 of 100 keep to, beside bare routes of the same process. */
export function ServerRates() {
  const { server } = figures;
  if (server === null) return null;
  const databases = (['pglite', 'postgres', 'threeProcesses'] as const).filter((id) => server[id] !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">返事</th>
          {databases.map((id) => (
            <th key={id} scope="col">
              {DATABASE_WORDS[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(RATE_WORDS) as (keyof typeof RATE_WORDS)[]).map((call) => (
          <tr key={call}>
            <th scope="row">{RATE_WORDS[call]}</th>
            {databases.map((id) => {
              const rate = server[id]?.rates[call];
              return <td key={id}>{rate && `${perSecond(rate.perSecond)}・${milliseconds(rate.p99Ms)}`}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Times of our screens beside those of the two reference pages. */
export function ScreenTimes() {
  if (!figures.browser) return null;
  const { picker, home } = figures.browser;
  const times = (screens: Readonly<Record<string, number>>) =>
    Object.entries(screens).map(([name, value]) => ({ name, value, limit: null, held: true }));
  return (
    <Block>
      <Bars
        caption="予約できる時間が押せるまで"
        form={milliseconds}
        bars={times({
          このアプリ: picker.ours.actionable,
          'このアプリ（2回目から）': picker.again.actionable,
          最小のページ: picker.bare.actionable,
        })}
      />
      <Bars
        caption="日時の選択：最初の表示"
        form={milliseconds}
        bars={times({
          このアプリ: picker.ours.fcp,
          文字だけのページ: picker.static.fcp,
          最小のページ: picker.bare.fcp,
        })}
      />
      <Bars
        caption="ホーム：主な内容の表示"
        form={milliseconds}
        bars={times({ このアプリ: home.ours.lcp, 文字だけのページ: home.static.lcp })}
      />
    </Block>
  );
}

/** Size of the files that each screen adds to the first load. */
export function PageWeights() {
  if (!figures.browser) return null;
  const { pages } = figures.browser.bundle;
  const limit = figures.checks.find(({ id }) => id === 'page-code')?.limit ?? null;
  return (
    <Block>
      <Bars
        caption="その画面だけで使うファイル"
        form={kilobytes}
        bars={pages.map(({ page, own }) => ({
          name: PAGE_WORDS[page] ?? page,
          value: own,
          limit,
          held: limit === null || own <= limit,
        }))}
      />
      <Bars
        caption="ほかの画面と共通のファイル"
        form={kilobytes}
        bars={pages.map(({ page, shared }) => ({
          name: PAGE_WORDS[page] ?? page,
          value: shared,
          limit: null,
          held: true,
        }))}
      />
    </Block>
  );
}

/** Layout shift (CLS) of each route. */
export function Stillness() {
  if (!figures.browser) return null;
  const limit = figures.checks.find(({ id }) => id === 'cls')?.limit ?? 0;
  return (
    <Block>
      <Bars
        caption="アドレスごとのCLS"
        form={(value) => value.toFixed(4)}
        bars={figures.browser.routes.map(({ path, cls }) => ({ name: path, value: cls, limit, held: cls <= limit }))}
      />
    </Block>
  );
}
