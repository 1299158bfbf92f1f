// Runs before the page's own scripts, and measures when the first slot can be tapped.
if (window.top === window) {
  // Imitates LINE's in-app browser, which provides `_liff` to the pages that it opens.
  window._liff = { features: [], postMessage: () => undefined };
  const measured = { firstSlot: 0, longest: 0, blocking: 0, cls: 0, fonts: 0 };
  window.measured = measured;
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    measured.longest = Math.max(measured.longest, duration);
    measured.blocking += duration - 50;
  });
  observe('layout-shift', ({ value }) => (measured.cls += value));
  observe('resource', ({ name }) => (measured.fonts += /\.(woff2?|ttf|otf)$/.test(name) ? 1 : 0));
  const hasTappableSlot = () => {
    const slot = [...document.querySelectorAll('button:enabled')].find(
      ({ textContent, ariaDisabled }) => /^\d\d:\d\d〜\d\d:\d\d/.test(textContent) && ariaDisabled !== 'true',
    );
    if (!slot) return false;
    const { left, top, width, height } = slot.getBoundingClientRect();
    return slot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const checkSlot = () => {
    if (measured.firstSlot > 0 || !hasTappableSlot()) return;
    changes.disconnect();
    requestAnimationFrame(() => (measured.firstSlot = performance.now()));
  };
  // The time is recorded two frames after a change of the page. By then, the slot is painted.
  const changes = new MutationObserver(() => requestAnimationFrame(checkSlot));
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
}
