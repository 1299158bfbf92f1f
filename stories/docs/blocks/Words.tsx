import { common } from '../../../src/copy/commonCopy';
import { confirm } from '../../../src/copy/confirmCopy';
import { empty } from '../../../src/copy/emptyCopy';
import { titles } from '../../../src/copy/titlesCopy';
import { registerProblem } from '../../../src/copy/registerCopy';
import { reservation } from '../../../src/copy/reservationCopy';
import { slotPicker } from '../../../src/copy/slotPickerCopy';
import { subjectTiles } from '../../../src/copy/subjectsCopy';
import { trouble } from '../../../src/copy/troubleCopy';
import { Block } from './Block';
import classes from './Design.module.css';

const GROUPS: readonly { title: string; words: readonly string[] }[] = [
  { title: '画面の名前', words: Object.values(titles) },
  { title: '診療科目', words: Object.values(subjectTiles) },
  { title: '予約の状態', words: Object.values(reservation.states) },
  {
    title: 'ボタン',
    words: [
      common.next,
      common.back,
      common.close,
      common.change,
      common.reload,
      confirm.proceed,
      reservation.enterRoom,
      reservation.cancel,
      reservation.changeTime,
      reservation.pay,
      reservation.receipt,
    ],
  },
  { title: '何もないとき', words: Object.values(empty) },
  { title: 'うまくいかないとき', words: Object.values(trouble).map(({ title }) => title) },
];

/** Words of the app, imported from the app's copy files. */
export function WordsInUse() {
  return (
    <Block>
      {GROUPS.map(({ title, words }) => (
        <section key={title}>
          <h3 style={{ marginBlock: '24px 8px', fontSize: 18 }}>{title}</h3>
          <ul className={classes.words}>
            {[...new Set(words)].map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}

const CHOICES: readonly { instead: string; words: string; why: string }[] = [
  { instead: '無効な値です', words: registerProblem('phone', 'form'), why: '項目の名前と、直し方を言います' },
  { instead: '必須項目が未入力です', words: registerProblem('name', 'missing'), why: 'どの項目かを言います' },
  { instead: '押せないボタンだけ', words: confirm.missing(2), why: '進めない理由を、ボタンのそばに書きます' },
  { instead: 'エラーが発生しました', words: trouble.server.title, why: '何が起きたかを、責めずに言います' },
  { instead: 'ネットワークエラー', words: trouble.offline.title, why: '専門の言葉を使いません' },
  { instead: 'セッションが切れました', words: trouble.login.title, why: '専門の言葉を使いません' },
  { instead: 'データがありません', words: empty.prescriptions, why: '何がないのかを言います' },
  { instead: '満員', words: slotPicker.nothingToday, why: '短くても、ていねいに言います' },
  { instead: 'OK', words: reservation.cancelYes, why: '押すと何が起こるかを、ボタンに書きます' },
  { instead: '1961年', words: '1961年（昭和36年）', why: '生まれた年は、西暦と和暦の両方で見せます' },
  { instead: '7/3 10時', words: '7月3日（金）10:00', why: '日付には曜日を添え、時刻は24時間で書きます' },
  { instead: '3450円', words: '¥3,450', why: '金額は3桁ごとに区切ります' },
];

/** Words to avoid, what to write instead, and why. */
export function WordsToChoose() {
  return (
    <Block>
      <table className={`${classes.table} ${classes.wide}`}>
        <thead>
          <tr>
            <th scope="col">使わない</th>
            <th scope="col">使う</th>
            <th scope="col">理由</th>
          </tr>
        </thead>
        <tbody>
          {CHOICES.map(({ instead, words, why }) => (
            <tr key={instead}>
              <td>
                <s>{instead}</s>
              </td>
              <td>
                <strong>{words}</strong>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
