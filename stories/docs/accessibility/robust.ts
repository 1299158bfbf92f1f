import { ON_EVERY_SCREEN, type Criterion } from './criterion';

const { axe, keyboard } = ON_EVERY_SCREEN;

export const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.2',
    level: 'A',
    name: '名前（name）・役割（role）及び値（value）',
    since: '2.0',
    state: 'met',
    how: '押せるもの・入れるものには、名前と役割と状態があります。まだ押せないボタンも、その理由を読み上げます。',
    proofs: [axe, keyboard, 'MainButton/KeyboardAlone', 'Questionnaire/KeyboardAlone'],
  },
  {
    number: '4.1.3',
    level: 'AA',
    name: 'ステータスメッセージ',
    since: '2.1',
    state: 'met',
    how: '送った、失敗した、読み込んでいるなどの知らせは、フォーカスを動かさずに読み上げます。',
    proofs: ['Notice/Default', 'CopyList/KeyboardAlone', 'Skeletons/Default', 'ZipField/KeyboardAlone'],
  },
];
