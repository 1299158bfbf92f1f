import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../../components/layout/PageHeader/useGoBack';

/** A page of the questionnaire (from 1), or the check page. */
export type Step = number | 'check';

interface Steps {
  /** Number of pages. */
  total: number;
  /** Index (from 0) of the first page with a missing or invalid answer; null when all may be sent. */
  open: number | null;
  /** Path for back from the first step. */
  parent: string;
  /** Key of the group that is corrected on the check page; null = none. */
  changing: string | null;
  /** Whether a draft is restored: it goes on at the first open page, else at the check page (§resume-at-open). */
  resumed: boolean;
}

/**
 * The step of the questionnaire, kept in the URL: back is the previous page, a reload stays. Steps after the first
 * incomplete page are not reachable.
 */
export function useQuestionPages({ total, open, parent, changing, resumed }: Steps) {
  const [query] = useSearchParams();
  const { pathname, key, state } = useLocation();
  const navigate = useNavigate();
  const furthest = open === null ? total + 1 : open + 1;
  // Decided on arrival: afterwards only the button changes the step, not an answer.
  const [start] = useState(resumed ? furthest : 1);
  const named = query.get('step');
  const asked = named === 'check' ? total + 1 : Number(named ?? start);
  const index = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, furthest) : 1;
  const step: Step = index === total + 1 ? 'check' : index;

  const address = useCallback(
    (to: Step, group?: string) => {
      const next = new URLSearchParams(query);
      next.set('step', to === total + 1 ? 'check' : String(to));
      if (group === undefined) next.delete('group');
      else next.set('group', group);
      return `${pathname}?${next}`;
    },
    [pathname, query, total],
  );
  const closed = step === 'check' && changing !== null ? address(step) : null;
  const goBack = useGoBack(closed ?? parent);
  // Before a page that was not reached from the one before it, as that of a resumed draft, there is another screen.
  const { reached: isReached = false, dialogs } = (state ?? {}) as { reached?: boolean; dialogs?: unknown };

  // A new page scrolls to the top and announces its heading. Adding the step to the URL does not make a new page: it
  // would take the focus from a patient who has begun to answer; nor does a group that opens or closes.
  const shown = useRef<{ step: Step; named: string | null; changing: string | null; key: string } | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    // A dialog that opens or closes makes no new page.
    if (dialogs || before?.key === key) return;
    shown.current = { step, named, changing, key };
    const isGroup = step === 'check' && (changing !== null || (before?.step === step && before.changing !== null));
    if (isGroup || (before?.step === step && before.named === null)) return;
    window.scrollTo(0, 0);
    document.getElementById(step === 'check' ? 'check-title' : 'page-title')?.focus({ preventScroll: true });
  }, [step, key, named, changing, dialogs]);

  // Adds the step to the URL when it has none, so that back leads to this page after a reload too.
  useEffect(() => {
    if (named === null) void navigate(address(start), { replace: true });
  }, [named, start, address, navigate]);

  // A step that is not reachable yet leaves the URL at once: an answer would turn the page by itself.
  useEffect(() => {
    if (named !== null && asked > index) void navigate(address(index), { replace: true });
  }, [named, asked, index, address, navigate]);

  return {
    step,
    goTo: (to: Step) => navigate(address(to), { state: { reached: true } }),
    /** Shows the first page in place of that of a resumed draft. */
    startOver: () => void navigate(address(1), { replace: true }),
    /** Opens a group on the check page; `back` closes it. */
    change: (group: string) => navigate(address('check', group)),
    back: () => {
      if (closed !== null || index === 1 || isReached) goBack();
      else void navigate(address(index - 1), { replace: true });
    },
  };
}
