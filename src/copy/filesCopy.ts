import { FILE_MAX_MB } from '../domain/fields/file';
import { FIELD_LABELS } from '../domain/fields/labels';
import { TITLE_MAX } from '../domain/fields/fileTitle';
import type { NewFileField, NewFileProblem } from '../domain/newFile';
import { common } from './commonCopy';

/** `/mypage/other/image`. */
export const files = {
  loading: '保険証・検査結果を読み込んでいます',
  stale: '最新の一覧を確認できませんでした。前に読み込んだ内容を表示しています。',
  list: '登録済みのファイル',
  emptyFacts: '下のフォームから登録できます',
  emptyText: '資格確認書や、マイナ保険証の資格情報画面、検査結果の写真・PDFでもかまいません。',
  open: '開く',
  opening: '開いています',
  openFailed: 'ファイルを開けませんでした',
  gone: 'このファイルは、すでに削除されています',
  remove: '削除する',
  removeQuestion: 'このファイルを削除しますか？',
  removeEffect: '削除すると、元に戻せません。',
  removed: 'ファイルを削除しました',
  removeFailed: 'ファイルを削除できませんでした。ファイルはそのまま残っています。',
  addTitle: 'ファイルの追加',
  title: FIELD_LABELS.title,
  titleHint: '例：保険証（表面）、6月の血液検査',
  file: FIELD_LABELS.file,
  fileHint: `写真（JPEG・PNG・HEIC・WebP）またはPDF、${FILE_MAX_MB}MBまで。マイナンバーカードの裏面は、絶対に撮影しないでください。`,
  bothNeeded: 'タイトルとファイルは必須です。',
  add: '追加する',
  adding: '送信しています',
  addingShare: (percent: number) => `送信しています（${percent}%）`,
  progress: '送信の進み具合',
  added: (title: string) => `「${title}」を追加しました`,
  addFailed: 'ファイルを追加できませんでした。入力したタイトルと選んだファイルは残っています。',
  /** After a lost reply (§lost-reply-checked). */
  lost: {
    add: {
      notDone: {
        title: 'ファイルはまだ追加されていません。もう一度お試しください。',
        text: '入力したタイトルと選んだファイルは、そのまま残っています。',
      },
      unknown: {
        title: 'ファイルを追加できたかどうか、確認できませんでした',
        text: 'もう一度ご確認ください。入力したタイトルと選んだファイルは、そのまま残っています。',
      },
    },
    remove: {
      notDone: {
        title: 'ファイルはまだ削除されていません。もう一度お試しください。',
        text: 'ファイルは、そのまま残っています。',
      },
      unknown: {
        title: 'ファイルを削除できたかどうか、確認できませんでした',
        text: 'もう一度ご確認ください。',
      },
    },
  },
  wrongType: 'このファイルは受け付けられませんでした。写真またはPDFを選んでください。',
  tooLarge: `ファイルが大きすぎます。${FILE_MAX_MB}MBまでのファイルを選んでください。`,
} as const;

/** The error message of a field; names the field and the fix. */
export function newFileProblem(field: NewFileField, problem: NewFileProblem): string {
  if (field === 'file') return `${files.file}を選んでください`;
  return problem === 'long' ? `${files.title}は${common.tooLong(TITLE_MAX)}` : `${files.title}を入力してください`;
}
