import * as v from 'valibot';

/**
 * Matches runs of text without compatibility kanji.
 * NFC would replace a compatibility kanji, for example \uFA19.
 * So only the matched runs are normalized to NFC.
 */
export const NOT_COMPATIBILITY_KANJI = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const FORBIDDEN = /(?!\s)[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
// Includes a full-width kana before the half-width kana, so that `カﾞ` becomes `ガ`.
const HALF_KANA = /[\u3041-\u3096\u30A1-\u30FA]?[\uFF61-\uFF9F]+/gu;

/** ASCII becomes half width, kana become full width (§input-forgiving). */
export const foldWidth = (text: string): string =>
  text
    .replace(/\uFF5E/g, '〜')
    .replace(/[\uFF01-\uFF5D]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(HALF_KANA, (kana) =>
      kana
        .normalize('NFKC')
        .replace(/\u3099/g, '゛')
        .replace(/\u309A/g, '゜'),
    );

/** `2½錠`, `①` and `10⁶` stay as typed. */
export function normalizeText(text: string): string {
  const plain = foldWidth(text.replace(FORBIDDEN, '')).replace(/\r\n?/g, '\n').trim();
  return VISIBLE.test(plain) ? plain : '';
}

/** For names and addresses: every kanji stays as typed. */
export const normalizeLine = (text: string): string =>
  normalizeText(text)
    .replace(NOT_COMPATIBILITY_KANJI, (part) => part.normalize('NFC'))
    .replace(/\s+/gu, ' ');

/** Removes direction marks, joiners and variation selectors. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');

const withoutBlanks = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, '');

export const normalizeCode = (text: string): string =>
  withoutBlanks(withoutUnseen(text).normalize('NFKC')).normalize('NFC');

/** Every hyphen that a Japanese keyboard may produce, including the long vowel mark. */
export const HYPHENS = /[-‐‑‒–—―−ーｰ─━﹘﹣－]/gu;

/** Removes `〒` and what people write between the digits of a number. */
export const withoutMarks = (text: string): string =>
  normalizeCode(text)
    .replace(HYPHENS, '')
    .replace(/[〒()（）._/~〜・一]/gu, '')
    .normalize('NFC');

export type TextProblem = 'missing' | 'form' | 'long';

interface TextRules {
  /** Must be idempotent. */
  normalize: (text: string) => string;
  /** In UTF-16 code units, after normalizing. */
  max: number;
  /** Must run in linear time. */
  pattern?: RegExp;
  required?: boolean;
}

/** Forms use `normalize` and `problem`; the contract uses `schema`. */
export function textField({ normalize, max, pattern = /^/, required = true }: TextRules) {
  const schema = v.pipe(
    v.string(),
    v.transform(normalize),
    v.minLength(required ? 1 : 0, 'missing' satisfies TextProblem),
    v.regex(pattern, 'form' satisfies TextProblem),
    v.maxLength(max, 'long' satisfies TextProblem),
  );
  return {
    max,
    normalize,
    schema,
    problem(text: string): TextProblem | null {
      const result = v.safeParse(schema, text);
      return result.success ? null : (result.issues[0].message as TextProblem);
    },
  };
}

export type TextField = ReturnType<typeof textField>;

export const NAME_MAX = 100;

export const nameField = textField({ normalize: normalizeLine, max: NAME_MAX });

/** The limit of RFC 5321. */
export const EMAIL_MAX = 254;

// Other apps copy an address as `田中太郎<taro@example.com>` or `mailto:taro@example.com`.
const emailIn = (text: string): string => text.replace(/^[^<>]*<([^<>]*)>$/, '$1').replace(/^(?:mailto:)+/i, '');

export const emailField = textField({
  normalize: (text) => emailIn(normalizeCode(text).replace(/。/g, '.')),
  max: EMAIL_MAX,
  pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
});

export const PHONE_DIGITS = { mobile: 11, fixed: 10 };

/** Mobile and IP numbers have 11 digits, all others 10. */
export const phoneField = textField({
  normalize: (text) => withoutMarks(text).replace(/^\+810?/, '0'),
  max: PHONE_DIGITS.mobile,
  pattern: /^0(?:[25-9]0\d{8}|(?![25-9]0)\d{9,10})$/,
});

export const TITLE_MAX = 100;

export const titleField = textField({ normalize: normalizeText, max: TITLE_MAX });

/**
 * The app and the clinic use these labels.
 * The clinic must not import `src/copy`, so the labels are here.
 */
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
