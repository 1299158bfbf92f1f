// Runs in a measured page before the page's own scripts. The results are in `window.noted`.
if (window.top === window) {
  // LINE's in-app browser provides this bridge.
  window._liff = { features: [], postMessage: () => undefined };
  const noted = { lcp: 0, cls: 0, interaction: 0, tasks: [] };
  window.noted = noted;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  // The sum of all shifts: never less than CLS, which counts only the worst five seconds.
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
  observe('event', ({ interactionId, duration }) => {
    if (interactionId > 0) noted.interaction = Math.max(noted.interaction, duration);
  });

  const isHit = (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const freeSlot = () =>
    [...document.querySelectorAll('button:enabled')].find(
      ({ textContent, ariaDisabled }) => /^\d\d:\d\d〜\d\d:\d\d/.test(textContent) && ariaDisabled !== 'true',
    );
  // A slot counts once it can be hit in two consecutive frames: by then the first one has been painted.
  let seen = null;
  const look = () => {
    const slot = freeSlot();
    const hit = slot && isHit(slot) ? slot : null;
    if (hit && hit === seen) {
      performance.mark('first-slot');
      console.debug('first-slot');
      return;
    }
    seen = hit;
    requestAnimationFrame(look);
  };
  // Asks for frames only from the first slot on: each frame would take time from a page that renders in pieces.
  const changes = new MutationObserver(() => {
    if (!freeSlot()) return;
    changes.disconnect();
    requestAnimationFrame(look);
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
}
