import { deviceStore } from './store';

const KEPT = 'clinic:session';

/** How long a page that is read anew stays invisible, in ms: after it, what `onOther` has put there is to be seen. */
const RELOAD_MS = 2_000;

/** Notes on the phone who logs in, before anything of theirs is shown: another patient's pages end by it (§page-one-patient). */
export const beginSession = (patient: string): void => void deviceStore.write(KEPT, patient);

/** The page is one of a patient after whom another has logged in. */
export class AnotherPatient extends Error {}

/**
 * Keeps a patient's page from whoever logs in on the phone after them: `onOther` is called once and must
 * take everything away. A page that is left is invisible, so that a return from the back/forward cache shows nothing
 * before it is known whose phone it is now; another patient's page is then read anew.
 */
export function guardPage(patient: string, onOther: () => void): void {
  // Not `visibility`, which would take the focus away, nor `hidden`, which would forget how far the page was scrolled.
  const { style } = document.documentElement;
  const over = new AbortController();
  const { signal } = over;
  let isLeft = false;

  function look(): void {
    const entered = deviceStore.read(KEPT);
    // A phone that keeps nothing can't tell: only a page that was left is read anew for it, because a form may be lost.
    if (entered === patient || (entered === null && !isLeft)) {
      isLeft = false;
      style.opacity = '';
      return;
    }
    over.abort();
    onOther();
    if (!isLeft) return;
    location.reload();
    setTimeout(() => (style.opacity = ''), RELOAD_MS);
  }

  const leave = () => {
    isLeft = true;
    style.opacity = '0';
  };
  const comeBack = () => document.visibilityState === 'visible' && look();

  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', look, { signal });
  window.addEventListener('storage', look, { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
  look();
}
