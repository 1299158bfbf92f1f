import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AnswerGroup } from '../components/forms/AnswerList/AnswerList';
import { useGoBack } from '../components/layout/PageHeader/useGoBack';

interface Steps {
  pages: readonly (readonly string[])[];
  /** The answers that are corrected together on the check page; the key of a line is the name of its field. */
  groups: readonly AnswerGroup[];
  hasProblem: (field: string) => boolean;
  /** The target of the back button on the first step. */
  parent: string;
  /** True for a restored draft. It continues at the first incomplete page; without one, at the check page. */
  resumed: boolean;
}

/** Reads the step of a form from the URL. No step is after the first incomplete page (§resume-at-open). */
export function useSteps({ pages, groups, hasProblem, parent, resumed }: Steps) {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const stepName = query.get('step');
  const nameOf = (step: number) => (step > pages.length ? 'check' : String(step));
  const group = stepName === 'check' ? query.get('group') : null;
  const changing = groups.find(({ key }) => key === group) ?? null;
  // A group that is being corrected may be incomplete.
  const firstIncomplete = pages.findIndex((page) =>
    page.some((field) => hasProblem(field) && !changing?.lines.some(({ key }) => key === field)),
  );
  const furthest = (firstIncomplete === -1 ? pages.length : firstIncomplete) + 1;
  // Read once, so that an answer does not change the page.
  const [start] = useState(resumed ? furthest : 1);
  const stepNumber = stepName === 'check' ? pages.length + 1 : Number(stepName ?? start);
  const index = Number.isInteger(stepNumber) && stepNumber >= 1 ? Math.min(stepNumber, furthest) : 1;
  const isCheck = index > pages.length;

  const address = (step: number, openGroup?: string) => {
    const next = new URLSearchParams(query);
    next.set('step', nameOf(step));
    if (openGroup === undefined) next.delete('group');
    else next.set('group', openGroup);
    return `${pathname}?${next}`;
  };
  const pathWithoutGroup = isCheck && changing ? address(index) : null;
  const goBack = useGoBack(pathWithoutGroup ?? parent);
  // If the patient has resumed a draft, the history has no entry for the previous page.
  const isReached = (state as { reached?: boolean } | null)?.reached === true;

  const focusTitle = useEffectEvent(() => {
    // An open group focuses itself.
    if (pathWithoutGroup !== null) return;
    window.scrollTo(0, 0);
    document.getElementById(isCheck ? 'check-title' : 'page-title')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => focusTitle(), [index]);

  // Replaces a missing or unreachable step in the URL, because otherwise an answer would change the page. Keeps the
  // state, which has the open dialog.
  const correctedAddress = stepName === nameOf(index) ? null : address(index);
  const replace = useEffectEvent((to: string) => navigate(to, { replace: true, state: { ...state, reached: false } }));
  useEffect(() => {
    if (correctedAddress !== null) void replace(correctedAddress);
  }, [correctedAddress]);

  return {
    index,
    isCheck,
    name: nameOf(index),
    changing: isCheck ? changing : null,
    goNext: () => void navigate(address(index + 1), { state: { reached: true } }),
    change: (key: string) => void navigate(address(index, key)),
    back: () => {
      if (pathWithoutGroup !== null || index === 1 || isReached) goBack();
      else void navigate(address(index - 1), { replace: true });
    },
  };
}
