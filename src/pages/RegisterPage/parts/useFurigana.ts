import { useRef } from 'react';
import { isOursToFill } from '../../../domain/filling';
import { endsPending, furiganaOf, kanaOf } from '../../../domain/furigana';
import { normalizeText } from '../../../domain/questionnaire';
import type { CustomerFormState } from './useCustomerForm';

/**
 * Furigana from the name's typing (E6): what the keyboard composes is read before it is converted. It never takes the place
 * of furigana the patient typed.
 *
 * A hook of our own, since vanilla-autokana fights React: it writes into the furigana's element past the controlled value,
 * can't be unbound, and polls the name every 30 ms to guess conversions from differences of the text, where the browser
 * tells them (composition events). Tried by Chromium's input method, it lost the second of two conversions, and both when typed fast.
 */
export function useFurigana({ values, field }: CustomerFormState) {
  const readings = useRef(new Map<string, string>());
  const kana = useRef('');
  const pending = useRef(false);
  const filled = useRef<string | null>(null);

  const follow = (name: string) => {
    // A letter that is no syllable yet would empty the furigana for a moment.
    if (pending.current || !isOursToFill(values.furigana, filled.current)) return;
    const furigana = furiganaOf(name, readings.current);
    filled.current = furigana;
    if (furigana !== values.furigana) field('furigana').onChange(furigana);
  };
  return {
    follow,
    /** The keyboard's text under conversion has changed, or the conversion has ended. */
    compose: (text: string, ended: boolean) => {
      const typed = kanaOf(text);
      if (typed !== null) kana.current = typed;
      else if (kana.current !== '') readings.current.set(normalizeText(text), kana.current);
      pending.current = !ended && endsPending(text);
      if (!ended) return;
      kana.current = '';
      follow(values.name);
    },
  };
}
