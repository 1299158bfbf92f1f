/**
 * Sets the animation `unblock-taps` to the time `ms`.
 * Returns whether a tap then reaches `control`.
 */
export function receivesTapAfter(control: HTMLElement, ms: number): boolean {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.animationName === 'unblock-taps') {
      animation.pause();
      animation.currentTime = ms;
    }
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
