// Runs in a measured page before its own scripts: marks `first-slot` when a free slot can first be tapped.
if (window.top === window) {
  // LINE's in-app browser provides this bridge.
  window._liff = { features: [], postMessage: () => undefined };
  const canBeTapped = () => {
    const slot = [...document.querySelectorAll('button:enabled')].find(
      ({ textContent, ariaDisabled }) => /^\d\d:\d\d〜\d\d:\d\d/.test(textContent) && ariaDisabled !== 'true',
    );
    if (!slot) return false;
    const { left, top, width, height } = slot.getBoundingClientRect();
    return slot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const changes = new MutationObserver(() => {
    if (!canBeTapped()) return;
    changes.disconnect();
    // In the second frame the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first-slot')));
  });
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
}
