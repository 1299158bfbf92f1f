import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../domain/question';
import type { Answers } from '../../domain/questionnaire';

/** Takes the answers of a page, one question at a time, and knows the pictures still being prepared. */
export function usePageAnswers(answers: Answers<Blob>, onAnswers: (answers: Answers<Blob>) => void) {
  const [preparing, setPreparing] = useState<readonly string[]>([]);
  // Two pictures may be ready within one render: the second must not undo the first.
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  }, [answers]);
  const take = (change: Partial<Answers<Blob>>) => {
    latest.current = { ...latest.current, ...change };
    onAnswers(latest.current);
  };
  return {
    /** Keys of the questions whose picture is not ready yet. */
    preparing,
    answer: ({ key }: Question, value: string[]) => take({ values: { ...latest.current.values, [key]: value } }),
    attach: ({ key }: Question, file: Blob | null) => {
      const { [key]: _, ...images } = latest.current.images;
      take({ images: file ? { ...images, [key]: file } : images });
    },
    prepares: ({ key }: Question, started: boolean) =>
      setPreparing((before) => [...before.filter((one) => one !== key), ...(started ? [key] : [])]),
  };
}
