import type { RuleGroup } from './rule';

export const QUESTIONS: RuleGroup = {
  title: '質問と答え',
  rules: [
    {
      id: 'question-types',
      says: '質問の種類は、1つ選ぶ、いくつでも選ぶ、短い文、長い文、数、日付、画像の7つです。',
    },
    {
      id: 'question-pages',
      says: '共通の質問は4問ずつ3ページまで、13問目からと診療科目ごとの質問は1問ずつです。',
    },
    {
      id: 'question-alone-when-large',
      says: '「文字を大きく」を入れた端末では、1ページに1問です。',
    },
    {
      id: 'answer-required',
      says: '必須の質問に答えるまで次へは進めません（選択は1つ以上、画像はファイル、文は空白でない文字）。',
    },
    {
      id: 'answer-wire-form',
      says: 'いくつかの選択は番号をコンマでつなぎ、日付は年月日、数は半角の数字で送り、空の答えは送りません。',
    },
    {
      id: 'date-question-years',
      says: '日付の質問の年は1950年から2009年までで、日はその月の日数まで（うるう年を含む）です。',
    },
    {
      id: 'follow-up-question',
      says: '続きの質問は、もとの質問と同じページで、決まった選択肢が選ばれたときだけたずねます。',
    },
    {
      id: 'birth-years',
      says: '生年月日の年は、今年から125年分のうち、18歳になっていない年を除いて選べます。',
    },
    {
      id: 'years-both-calendars',
      says: '生まれた年は、西暦と和暦の両方で示します。',
    },
    {
      id: 'repeat-insurance-pictures',
      says: '保険証の画像をお預かりしていない再診の方には、表面と裏面の2枚を必須でたずねます。',
    },
    {
      id: 'insurance-documents',
      says: '保険証の画像は資格確認書などでもよく、マイナンバーカードの裏面は撮らないよう伝えます。',
    },
    {
      id: 'urgent-answers',
      says: '待ってはいけない症状は先にたずね、選ぶと、進む前に119番と#7119へ電話できるように示します。',
    },
    {
      id: 'questions-failed-said',
      says: '問診票を読めないときはそう伝え、読み直しとお客様情報での予約を示します。',
    },
    {
      id: 'customer-form-way',
      says: '問診票のない診療科目では、初診の方はお客様情報を入力し、再診の方はそのまま予約します。',
    },
  ],
};
