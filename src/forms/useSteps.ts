import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AnswerGroup } from '../components/forms/AnswerList/AnswerList';
import { useGoBack } from '../components/layout/PageHeader/useGoBack';

interface Steps {
  /** The names of the fields on each page. */
  pages: readonly (readonly string[])[];
  /** The answers on the check page; the `key` of a line is the name of the field. */
  groups: readonly AnswerGroup[];
  hasProblem: (field: string) => boolean;
  /** The target of the back button on the first step. */
  parent: string;
  /**
   * Whether the form restored a draft.
   * A URL without a step then opens the first incomplete page.
   * If all pages are complete, such a URL opens the check page.
   */
  resumed: boolean;
}

/** Keeps the open step of a form in the URL; allows no step after the first incomplete page (§resume-at-open). */
export function useSteps({ pages, groups, hasProblem, parent, resumed }: Steps) {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const stepName = query.get('step');
  const nameOf = (step: number) => (step > pages.length ? 'check' : String(step));
  const groupKey = stepName === 'check' ? query.get('group') : null;
  const openGroup = groups.find(({ key }) => key === groupKey) ?? null;
  // Ignores problems in the open group, so that the check page stays open while the patient corrects the group.
  const firstIncomplete = pages.findIndex((page) =>
    page.some((field) => hasProblem(field) && !openGroup?.lines.some(({ key }) => key === field)),
  );
  const lastReachable = (firstIncomplete === -1 ? pages.length : firstIncomplete) + 1;
  // Computed only on the first render, because an answer must not change the page.
  const [startStep] = useState(resumed ? lastReachable : 1);
  const stepNumber = stepName === 'check' ? pages.length + 1 : Number(stepName ?? startStep);
  const index = Number.isInteger(stepNumber) && stepNumber >= 1 ? Math.min(stepNumber, lastReachable) : 1;
  const isCheck = index > pages.length;

  const pathOf = (step: number, openGroupKey?: string) => {
    const next = new URLSearchParams(query);
    next.set('step', nameOf(step));
    if (openGroupKey === undefined) next.delete('group');
    else next.set('group', openGroupKey);
    return `${pathname}?${next}`;
  };
  const pathWithoutGroup = isCheck && openGroup ? pathOf(index) : null;
  const goBack = useGoBack(pathWithoutGroup ?? parent);
  // True if `goNext` opened this page. The history then contains the previous page.
  const hasPreviousPage = (state as { reached?: boolean } | null)?.reached === true;

  const focusTitle = useEffectEvent(() => {
    // The fields of an open group take the focus themselves.
    if (pathWithoutGroup !== null) return;
    window.scrollTo(0, 0);
    document.getElementById(isCheck ? 'check-title' : 'page-title')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => focusTitle(), [index]);

  // Replaces an unreachable step in the URL. Otherwise the form would jump there as soon as the last missing answer is given.
  // Keeps `state`, because `state` holds the open dialog.
  const correctedPath = stepName === nameOf(index) ? null : pathOf(index);
  const replace = useEffectEvent((url: string) =>
    navigate(url, { replace: true, state: { ...state, reached: false } }),
  );
  useEffect(() => {
    if (correctedPath !== null) void replace(correctedPath);
  }, [correctedPath]);

  return {
    index,
    isCheck,
    name: nameOf(index),
    changing: isCheck ? openGroup : null,
    goNext: () => void navigate(pathOf(index + 1), { state: { reached: true } }),
    change: (key: string) => void navigate(pathOf(index, key)),
    back: () => {
      if (pathWithoutGroup !== null || index === 1 || hasPreviousPage) goBack();
      else void navigate(pathOf(index - 1), { replace: true });
    },
  };
}
