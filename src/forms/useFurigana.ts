import { useRef, useState } from 'react';
import { canAutofill, endsPending, furiganaOf, isWholeReading, kanaOf } from '../domain/fields/furigana';
import { normalizeText } from '../domain/fields/text';

interface FuriganaOptions {
  /** The values of the two fields. */
  name: string;
  furigana: string;
  /** Fills in the furigana field. */
  onFurigana: (furigana: string) => void;
}

/**
 * Furigana from typing the name (§furigana-follows-name): reads the kana in composition before they are converted.
 * Never overwrites furigana the patient typed (§autofill-never-overwrites).
 *
 * Not vanilla-autokana, which does not work with React: it writes into the furigana element bypassing the controlled
 * value, can't be unbound, and polls the name every 30 ms to guess conversions from text differences instead of using
 * composition events. With Chromium's input method it lost the second of two conversions, and both when typed fast.
 */
export function useFurigana({ name: typedName, furigana: standing, onFurigana }: FuriganaOptions) {
  const readings = useRef(new Map<string, string>());
  const kana = useRef('');
  const pending = useRef(false);
  const filled = useRef<string | null>(null);
  const [unseen, setUnseen] = useState('');

  const follow = (name: string) => {
    // An incomplete syllable would clear the furigana for a moment.
    if (pending.current || !canAutofill(standing, filled.current)) return;
    const furigana = furiganaOf(name, readings.current);
    filled.current = furigana;
    setUnseen(furigana);
    if (furigana !== standing) onFurigana(furigana);
  };
  return {
    /** True while the furigana are filled in and the patient has not been at them. */
    unseen: unseen !== '' && unseen === standing,
    /** Call when the furigana field is left. */
    see: () => setUnseen(''),
    follow,
    /** Call when the text in composition changes, or the composition ends. */
    compose: (text: string, ended: boolean) => {
      const typed = kanaOf(text);
      if (typed !== null) kana.current = typed;
      else if (isWholeReading(text, kana.current)) readings.current.set(normalizeText(text), kana.current);
      pending.current = !ended && endsPending(text);
      if (!ended) return;
      kana.current = '';
      follow(typedName);
    },
  };
}
