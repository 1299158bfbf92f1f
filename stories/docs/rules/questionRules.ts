import type { RuleGroup } from './rule';

export const QUESTIONS: RuleGroup = {
  title: '質問と答え',
  rules: {
    'question-types': '質問の種類は、1つ選ぶ、いくつでも選ぶ、短い文、長い文、数、日付、画像の7つです。',
    'question-pages': '問診票は、共通の質問の12問目までを1ページに4問ずつ、ほかの質問を1ページに1問ずつ示します。',
    'question-alone-when-large': '「文字を大きく」を入れた端末では、問診票を1ページに1問ずつ示します。',
    'answer-required': '患者さんは、必須の質問に答えるまで、次のページへ進めません。',
    'answer-wire-form': 'アプリは、選択肢の答えを番号のコンマ区切り、日付を年月日、数を半角の数字で送ります。',
    'date-question-years': '日付の質問で選べるのは、1950年から2009年までの、実際にある日だけです。',
    'follow-up-question': '続きの質問は、患者さんが決まった選択肢を選んだときだけ、元の質問と同じページでたずねます。',
    'birth-years': '生年月日の年は、今年を含む125年のうち、今年18歳になる人の生まれ年まで選べます。',
    'years-both-calendars': '生まれた年は、西暦と和暦の両方で示します。',
    'repeat-insurance-pictures': '保険証の画像を預かっていない再診の方には、必須の質問で表と裏の2枚をお願いします。',
    'insurance-documents': '保険証の画像をお願いするときは、使える書類と、撮ってはいけない面を伝えます。',
    'urgent-answers': '患者さんが急を要する症状を選ぶと、先へ進む前に、119番と#7119を案内します。',
    'questions-failed-said': '問診票を読み込めないときは、読み込み直すか、お客様情報を入力して予約できます。',
    'customer-form-way': '問診票のない診療科目では、初診の方はお客様情報の入力へ、再診の方は予約へ進みます。',
  },
};
