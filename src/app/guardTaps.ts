import { isAimed, type Touch } from '../domain/tap';

/** What a press meets. */
interface Met {
  control: Element | null;
  /** The words on it: React may use one button for two things. */
  says: string;
  /** Whether it is open or ticked: a second tap would undo the first. */
  state: string;
  /** The screen: its entry of the history, and how many overlays stand above it. */
  screen: string;
}

const CONTROLS = 'a, button, input, select, textarea, label, summary';

function stateOf(control: Element): string {
  const field = control instanceof HTMLLabelElement ? control.control : control;
  return `${control.getAttribute('aria-expanded')} ${field instanceof HTMLInputElement && field.checked}`;
}

function metBy(target: EventTarget | null): Met {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  const { idx, overlays } = (window.history.state ?? {}) as { idx?: number; overlays?: number };
  return {
    control,
    says: control ? `${control.getAttribute('aria-label')} ${control.textContent}` : '',
    state: control ? stateOf(control) : '',
    screen: `${location.pathname} ${idx} ${overlays ?? 0}`,
  };
}

const isSame = (one: Met, other: Met) =>
  one.control === other.control && one.says === other.says && one.screen === other.screen;
/** The browser ticks a box before it tells of the click, so the state is compared between presses alone. */
const isUntouched = (one: Met, other: Met) => isSame(one, other) && one.state === other.state;

/** When each part of the page came. */
const arrivals = new WeakMap<Node, number>();

function cameAt(target: EventTarget | null): number {
  let latest = Number.NEGATIVE_INFINITY;
  for (let node = target as Node | null; node; node = node.parentNode)
    latest = Math.max(latest, arrivals.get(node) ?? latest);
  return latest;
}

/**
 * Stops a tap that was aimed at what is gone: one that meets a screen, dialog or sheet that has just come under the
 * finger, or that ends on another one than it began (§tap-own-screen). Presses of a keyboard, a switch or a screen reader have no finger, and
 * pass. Installed where the real app is drawn, not in stories, which press with scripts.
 */
export function guardTaps(): void {
  let press: { touch: Touch; met: Met; aimed: boolean } | null = null;
  // The page before this one may have been pressed a moment ago: the card provider's, for example.
  let last: { touch: Touch | null; met: Met | null } = { touch: null, met: null };

  new MutationObserver((changes) => {
    // The clock that the presses are stamped with.
    const now = new Event('arrival').timeStamp;
    for (const { addedNodes } of changes) for (const node of addedNodes) arrivals.set(node, now);
  }).observe(document.body, { childList: true, subtree: true });

  function begin({ isPrimary, timeStamp, clientX, clientY, target }: PointerEvent): void {
    if (!isPrimary) return;
    const touch = { at: timeStamp, x: clientX, y: clientY };
    const met = metBy(target);
    // A neighbour may be pressed at once where the place of the last press shows what it met.
    const isAsBefore =
      last.touch !== null &&
      last.met !== null &&
      (isUntouched(met, last.met) ||
        isUntouched(metBy(document.elementFromPoint(last.touch.x, last.touch.y)), last.met));
    const aimed = isAimed(touch, last.touch, { isAsBefore, cameAt: cameAt(target) });
    press = { touch, met, aimed };
  }

  function stop(event: MouseEvent): void {
    if (press === null || event.detail === 0) return;
    if (!press.aimed || !isSame(metBy(event.target), press.met)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type !== 'click') return;
    const { touch, met, aimed } = press;
    // A third tap belongs, as the second does, to what the first was aimed at.
    last = { touch: { ...touch, at: event.timeStamp }, met: aimed ? met : last.met };
    press = null;
  }

  const first = { capture: true };
  window.addEventListener('pointerdown', begin, { ...first, passive: true });
  // A finger that scrolls presses nothing.
  window.addEventListener('pointercancel', () => (press = null), first);
  // The focus and a list of choices come with `mousedown`.
  window.addEventListener('mousedown', stop, first);
  window.addEventListener('click', stop, first);
}
