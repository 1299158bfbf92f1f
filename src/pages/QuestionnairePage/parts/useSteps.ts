import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../../components/layout/PageHeader/useGoBack';

/** A page of the questionnaire from 1, or the check of all answers. */
export type Step = number | 'check';

interface Steps {
  /** Number of pages. */
  total: number;
  /** The first page (from 0) that still lacks something; null when all may be sent. */
  open: number | null;
  /** Where back leads when there is no step before. */
  parent: string;
  /** True when earlier answers are back: the patient goes on where something is missing. */
  resumed: boolean;
}

/**
 * The step of the questionnaire, kept in the address: the browser's back is the page before, a reload stays.
 * No step beyond the first open page is shown.
 */
export function useSteps({ total, open, parent, resumed }: Steps) {
  const [query] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const furthest = open === null ? total + 1 : open + 1;
  // Decided on arrival: later the patient moves on by the button alone, never by an answer.
  const [start] = useState(resumed ? furthest : 1);
  const named = query.get('step');
  const asked = named === 'check' ? total + 1 : Number(named ?? start);
  const index = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, furthest) : 1;
  const step: Step = index === total + 1 ? 'check' : index;

  const address = (to: Step, returns = false) => {
    const next = new URLSearchParams(query);
    next.set('step', String(to));
    if (returns) next.set('return', 'check');
    else next.delete('return');
    return `${pathname}?${next}`;
  };
  // A draft resumed in a new window has no history: back is the page before all the same.
  const goBack = useGoBack(index > 1 ? address(index - 1) : parent);

  // A new page starts at its top; its first words are read out.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById(step === 'check' ? 'check-title' : 'page-title')?.focus({ preventScroll: true });
  }, [step, key]);

  // The address says where the patient is, also when nobody named a step.
  useEffect(() => {
    if (named !== null || start === 1) return;
    const next = new URLSearchParams(query);
    next.set('step', start === total + 1 ? 'check' : String(start));
    void navigate(`${pathname}?${next}`, { replace: true });
  }, [named, start, total, pathname, query, navigate]);

  return {
    step,
    returnsToCheck: query.get('return') === 'check',
    goTo: (to: Step) => navigate(address(to)),
    restart: () => navigate(address(1), { replace: true }),
    change: (page: number) => navigate(address(page, true)),
    back: goBack,
  };
}
