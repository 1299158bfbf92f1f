/** What every field is called: on the screens by way of `copy/`, and in the messages of the clinic. */
export const FIELD_LABELS = {
  name: 'お名前',
  furigana: 'フリガナ',
  birthday: '生年月日',
  phone: '電話番号',
  email: 'メールアドレス',
  zip: '郵便番号',
  address: '住所',
  apartment: '建物名・部屋番号',
  title: 'タイトル',
  file: 'ファイル',
} as const;
