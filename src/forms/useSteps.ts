import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AnswerGroup } from '../components/forms/AnswerList/AnswerList';
import { useGoBack } from '../components/layout/PageHeader/useGoBack';

interface Steps {
  pages: readonly (readonly string[])[];
  /** The answers that are corrected together on the check page; the key of a line is its field. */
  groups: readonly AnswerGroup[];
  isOpen: (field: string) => boolean;
  /** The target of back from the first step. */
  parent: string;
  /** True for a restored draft, which continues at the first incomplete page, else at the check page. */
  resumed: boolean;
}

/** The step of a form with pages, stored in the URL; at most the first incomplete page (§resume-at-open). */
export function useSteps({ pages, groups, isOpen, parent, resumed }: Steps) {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const named = query.get('step');
  const nameOf = (step: number) => (step > pages.length ? 'check' : String(step));
  const group = named === 'check' ? query.get('group') : null;
  const changing = groups.find(({ key }) => key === group) ?? null;
  // A group that is being corrected may be incomplete.
  const open = pages.findIndex((page) =>
    page.some((field) => isOpen(field) && !changing?.lines.some(({ key }) => key === field)),
  );
  const furthest = (open === -1 ? pages.length : open) + 1;
  // Read once, so that an answer never turns the page.
  const [start] = useState(resumed ? furthest : 1);
  const stepNumber = named === 'check' ? pages.length + 1 : Number(named ?? start);
  const index = Number.isInteger(stepNumber) && stepNumber >= 1 ? Math.min(stepNumber, furthest) : 1;
  const isCheck = index > pages.length;

  const address = (step: number, opened?: string) => {
    const next = new URLSearchParams(query);
    next.set('step', nameOf(step));
    if (opened === undefined) next.delete('group');
    else next.set('group', opened);
    return `${pathname}?${next}`;
  };
  const closed = isCheck && changing ? address(index) : null;
  const goBack = useGoBack(closed ?? parent);
  // For a resumed draft, the history has no entry of the previous page.
  const isReached = (state as { reached?: boolean } | null)?.reached === true;

  const arrive = useEffectEvent(() => {
    // An open group takes the focus itself.
    if (closed !== null) return;
    window.scrollTo(0, 0);
    document.getElementById(isCheck ? 'check-title' : 'page-title')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(), [index]);

  // Replaces a missing or unreachable step in the URL, because otherwise an answer would turn the page. The state keeps an
  // open dialog.
  const correctedAddress = named === nameOf(index) ? null : address(index);
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
      if (closed !== null || index === 1 || isReached) goBack();
      else void navigate(address(index - 1), { replace: true });
    },
  };
}
