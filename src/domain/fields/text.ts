// Fields of text: how each is normalized, when it is wrong, and its label.

import * as v from 'valibot';

/**
 * Everything but compatibility kanji, which every Unicode normalization would replace with another form of the
 * character (\uFA19, \uFA10): a name is written as its owner writes it.
 */
export const NOT_COMPATIBILITY_KANJI = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
// Half-width kana, with the kana before them that may take up their voiced mark.
const HALF_KANA = /[\u3041-\u3096\u30A1-\u30FA]?[\uFF61-\uFF9F]+/gu;

/** Full-width ASCII and half-width kana in their usual width; everything else to the letter (§input-forgiving). */
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

/**
 * Normalizes free text: only its width, line ends to `\n`, trimmed; empty when nothing in it can be seen. `2½錠`, `①`
 * and `10⁶` stay, because the doctor reads nothing else.
 */
export function normalizeText(text: string): string {
  const plain = foldWidth(text).replace(/\r\n?/g, '\n').trim();
  return VISIBLE.test(plain) ? plain : '';
}

/**
 * Normalizes a name or an address: its width, marks composed with their letters, blanks of every kind and width one
 * space. Every kanji is kept.
 */
export const normalizeLine = (text: string): string =>
  normalizeText(text)
    .replace(NOT_COMPATIBILITY_KANJI, (part) => part.normalize('NFC'))
    .replace(/\s+/gu, ' ');

/** Without what nobody can see: marks of direction, joiners, variation selectors. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '');

const withoutBlanks = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, '');

/** A code's characters in their plain form, without blanks and what cannot be seen. */
export const normalizeCode = (text: string): string =>
  withoutBlanks(withoutUnseen(text).normalize('NFKC')).normalize('NFC');

/** Matches every character a Japanese keyboard may produce for a hyphen, including the long vowel mark. */
export const HYPHENS = /[-‐‑‒–—―−ーｰ─﹘﹣－]/gu;

/** A number's digits, however it is written: without hyphens, brackets, dots, blanks and the postal mark. */
export const withoutMarks = (text: string): string =>
  normalizeCode(text)
    .replace(HYPHENS, '')
    .replace(/[〒()（）.]/gu, '')
    .normalize('NFC');

/** Why a text cannot be sent: empty, not in the field's form, or longer than the field holds. */
export type TextProblem = 'missing' | 'form' | 'long';

interface TextRules {
  /**
   * Brings a typed text into the form that is shown, sent and stored; changes its own result no more.
   */
  normalize: (typed: string) => string;
  /** Maximum length in UTF-16 units, after normalizing. */
  max: number;
  /** Matches every normalized text that the field accepts; must run in linear time. */
  form?: RegExp;
  /** Whether an empty text is a problem. Default: true. */
  required?: boolean;
}

/**
 * A field of text, once for everybody: forms ask for `problem` and `normalize`, the contract and the clinic parse with
 * `schema`, which normalizes in the same way. The messages of its issues are `TextProblem`s.
 */
export function textField({ normalize, max, form = /^/, required = true }: TextRules) {
  const schema = v.pipe(
    v.string(),
    v.transform(normalize),
    v.minLength(required ? 1 : 0, 'missing' satisfies TextProblem),
    v.regex(form, 'form' satisfies TextProblem),
    v.maxLength(max, 'long' satisfies TextProblem),
  );
  return {
    max,
    normalize,
    schema,
    /** The first problem of a typed text; null when it may be sent. */
    problem(typed: string): TextProblem | null {
      const read = v.safeParse(schema, typed);
      return read.success ? null : (read.issues[0].message as TextProblem);
    },
  };
}

export type TextField = ReturnType<typeof textField>;

/** Maximum characters of a name. */
export const NAME_MAX = 100;

/** A person's full name (§customer-form-fields). */
export const nameField = textField({ normalize: normalizeLine, max: NAME_MAX });

/** Maximum characters of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;

// `田中太郎<taro@example.com>` and `mailto:taro@example.com`, as other apps copy them.
const addressIn = (text: string): string => text.replace(/^[^<>]*<([^<>]*)>$/, '$1').replace(/^(?:mailto:)+/i, '');

/** An e-mail address, `x@y.z` with the characters that an address may have. */
export const emailField = textField({
  normalize: (typed) => addressIn(normalizeCode(typed).replace(/。/g, '.')),
  max: EMAIL_MAX,
  form: /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
});

/** Digits of a telephone number: of a mobile phone, and of all others. */
export const PHONE_DIGITS = { mobile: 11, fixed: 10 };

/**
 * A Japanese telephone number: it begins with 0 and has 10 or 11 digits, 11 where it begins
 * like a mobile number (090, 080, 070, 060) or another one of that form (050, 020). `+81 90…`, `+81(0)90…` and
 * `+81 090…` become `090…`.
 */
export const phoneField = textField({
  normalize: (typed) => withoutMarks(typed).replace(/^\+810?/, '0'),
  max: PHONE_DIGITS.mobile,
  form: /^0(?:[25-9]0\d{8}|(?![25-9]0)\d{9,10})$/,
});

/** Maximum characters of a file's title. */
export const TITLE_MAX = 100;

/** What a patient calls a file (§file-title-required). */
export const titleField = textField({ normalize: normalizeText, max: TITLE_MAX });

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
