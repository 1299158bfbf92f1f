/** What the page says the moment it is so: what was watched for can be tapped, what was tapped for is shown. */
export type Told = 'actionable' | 'shown';

/** The function by which it says so. */
export const TELL = 'tellBench';

/** What a page notes about itself from its very first moment on; read by the bench when it is done. */
export interface Probe {
  /** ms since navigation began; null = not yet. */
  fcp: number | null;
  lcp: { at: number; what: string } | null;
  /** Sum of all layout shifts without recent input: at least what CLS would be. */
  cls: number;
  shifts: { value: number; what: string }[];
  /** When what was watched for could be tapped, in ms since navigation began. */
  actionable: number | null;
  /** Longest duration of each interaction, in ms. */
  interactions: Record<number, number>;
  /** Of the last tap that was armed: from the tap to the frame that follows the one that shows it, in ms. */
  shown: number | null;
  /** Notes when something came, and says so. */
  tell(what: Told, at: number): void;
}

export interface ProbeOptions {
  behindMs: number;
  /** `TELL`: a script that runs in the page reaches nothing out here. */
  tell: string;
  /** What must be there to be tapped: a button or link whose words match. */
  watch: string;
  /** Taps it at the very moment it can be tapped, which proves that it works by then. */
  tapAtOnce: boolean;
}

/** Runs in the page, before any script of its own. It must refer to nothing outside itself. */
export function installProbe({ behindMs, tell, watch, tapAtOnce }: ProbeOptions): void {
  if (window.top !== window) return;
  const Real = Date;
  // The phone's clock, like the clinic's, is behind: it is nine in the morning.
  class Behind extends Real {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(Real.now() - behindMs);
      else super(...(parts as [number]));
    }
    static override now() {
      return Real.now() - behindMs;
    }
  }
  Object.assign(window, { Date: Behind });
  // LINE's client gives a page its bridge.
  Object.assign(window, { _liff: { features: [], postMessage: () => undefined } });

  const probe: Probe = {
    fcp: null,
    lcp: null,
    cls: 0,
    shifts: [],
    actionable: null,
    interactions: {},
    shown: null,
    tell(what, at) {
      probe[what] = at;
      (window as unknown as Record<string, (what: string) => void>)[tell]?.(what);
    },
  };
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element
      ? `${node.localName} ${(node.textContent ?? '').trim().slice(0, 24)}`
      : String(node?.nodeName);
  const observe = (type: string, note: (entry: PerformanceEntry) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...extra });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    probe.lcp = { at: entry.startTime, what: nameOf(element) };
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    if (hadRecentInput) return;
    probe.cls += value;
    probe.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
  });
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0)
        probe.interactions[interactionId] = Math.max(probe.interactions[interactionId] ?? 0, entry.duration);
    },
    { durationThreshold: 16 },
  );

  const words = new RegExp(watch);
  const find = () => {
    for (const one of document.querySelectorAll<HTMLElement>('button:enabled, a[href]'))
      if (words.test(one.textContent ?? '') && one.getAttribute('aria-disabled') !== 'true') return one;
    return null;
  };
  const isHit = (one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && one.contains(hit);
  };
  // Seen in one frame and still so in the next: by then the first has been painted.
  let seen: HTMLElement | null = null;
  const look = () => {
    const found = find();
    const free = found && isHit(found) ? found : null;
    if (free && free === seen) {
      probe.tell('actionable', performance.now());
      if (tapAtOnce) free.click();
      return;
    }
    seen = free;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { probe });
}
