/** A line may break after a match (`|` in the examples). Lookbehind is not used: Safari before 16.4 lacks it. */
const BEFORE_BREAK = [
  // Breaks after hiragana that end a phrase: `予約を|キャンセルする`, `お薬は|7月10日`, `次の|ご予約`. Does not break after
  // okurigana inside a word (`お支払い方法`, `問い合わせ`), after the prefixes お and ご, in `もう一度` or in `あと4日`.
  /(?!う一度|と\d)(?![いきぎしじちひびみりえけげせぜべめれおご])[ぁ-ん](?=[一-龠々ァ-ヴ\d]|[おご][一-龠々])/gu,
  // `完了していない|診療`, `新しい|ご予約`
  /(?:ない|たい|しい)(?=[一-龠々ァ-ヴ]|[おご][一-龠々])/gu,
  // `つながらなかった|ときは`, `請求される|ことが`, `予約できる|ようになり、`, `飲んで|いますか？`, `または|これまでに|かかった`
  /[ただるい](?=ときは|ことが)|できる(?=ように)|で(?=いま[すし])|または|までに(?=かか)/gu,
  // `一度|お試し|ください`, `キャンセル|しますか`, `キャンセル|されました`, `ご利用|いただけます`, `ご予約は|ありません`, `キャンセル料が|かかる`
  /[一-龠々](?=お[一-龠々])|[ァ-ヴー](?=しま|され)|[^\s（「](?=ください|いただ[けきくい]|ありま|なりま|できま|かか[りる])/gu,
  // `検査|キット`, `エキス|顆粒`, `Google|カレンダー`, `オンライン|クリニック`, `お支払い後|2〜3日`, `1時間|10分`
  /[一-龠々a-z](?=[ァ-ヴ])|[ァ-ヴー](?=[一-龠々])(?!料)|(?:オンライン|クレジット)(?=[ァ-ヴ])|[後間](?=\d)/gu,
  // `予約する|（7月3日`, but `3日（金）` stays whole
  /[^\s（「](?=（(?!.）)|「)/gu,
  // `2025年|12月26日（金）`
  /\d年(?=\d)/gu,
  // `変更・|そのほか`, `7月12日ごろまで|でした`
  /・(?=[ぁ-ん])|まで(?=でした)/gu,
  /[）」、。・！？](?=[^ぁ-ん\s）」、。・！？〜]|[おご])/gu,
];

/** No text contains this character. */
const MARK = '\u2028';

/**
 * Splits a text at each possible line break (§words-stay-whole).
 * For example, `お支払い方法の選択へ` becomes `お支払い方法の` and `選択へ`.
 */
export const phrasesOf = (text: string): string[] =>
  BEFORE_BREAK.reduce((marked, pattern) => marked.replaceAll(pattern, `$&${MARK}`), text).split(MARK);
