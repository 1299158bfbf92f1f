import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AnswerGroup } from '../components/forms/AnswerList/AnswerList';
import { useGoBack } from '../components/layout/PageHeader/useGoBack';

interface Steps {
  /** The fields of each page. */
  pages: readonly (readonly string[])[];
  /** What is corrected together on the check page; the key of a line is its field. */
  groups: readonly AnswerGroup[];
  /** True for a field that is missing or invalid. */
  isOpen: (field: string) => boolean;
  /** Path for back from the first step. */
  parent: string;
  /** Whether a draft is restored: it goes on at the first open page, else at the check page (§resume-at-open). */
  resumed: boolean;
}

/**
 * The step of a form in pages with a check page, kept in the URL: back is the previous page, a reload stays. Steps after
 * the first incomplete page are not reachable.
 */
export function useSteps({ pages, groups, isOpen, parent, resumed }: Steps) {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const named = query.get('step');
  const nameOf = (step: number) => (step > pages.length ? 'check' : String(step));
  const group = named === 'check' ? query.get('group') : null;
  const changing = groups.find(({ key }) => key === group) ?? null;
  // What is being corrected in place may be incomplete meanwhile.
  const open = pages.findIndex((page) =>
    page.some((field) => isOpen(field) && !changing?.lines.some(({ key }) => key === field)),
  );
  const furthest = (open === -1 ? pages.length : open) + 1;
  // Decided on arrival: afterwards only the button changes the step, not an answer.
  const [start] = useState(resumed ? furthest : 1);
  const asked = named === 'check' ? pages.length + 1 : Number(named ?? start);
  const index = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, furthest) : 1;
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
  // Before a page that was not reached from the one before it, as that of a resumed draft, there is another screen.
  const isReached = (state as { reached?: boolean } | null)?.reached === true;

  // A new page scrolls to the top and announces its heading.
  const arrive = useEffectEvent(() => {
    // A group that is open takes the focus itself.
    if (closed !== null) return;
    window.scrollTo(0, 0);
    document.getElementById(isCheck ? 'check-title' : 'page-title')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => arrive(), [index]);

  // The URL names the step, so that back leads to it after a reload too. One that is not reachable yet leaves the URL at
  // once: an answer would turn the page by itself.
  const misnamed = named === nameOf(index) ? null : address(index);
  useEffect(() => {
    if (misnamed !== null) void navigate(misnamed, { replace: true });
  }, [misnamed, navigate]);

  return {
    /** From 1; the check page is after the last. */
    index,
    isCheck,
    /** The name of the step in the URL. */
    name: nameOf(index),
    /** The group that is corrected on the check page. */
    changing: isCheck ? changing : null,
    goNext: () => void navigate(address(index + 1), { state: { reached: true } }),
    /** Opens a group on the check page; `back` closes it. */
    change: (key: string) => void navigate(address(index, key)),
    back: () => {
      if (closed !== null || index === 1 || isReached) goBack();
      else void navigate(address(index - 1), { replace: true });
    },
  };
}
