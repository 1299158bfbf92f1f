/** Returns whether `control` receives a tap `ms` after the start of the animation that blocks early taps. */
export function receivesTapAfter(control: HTMLElement, ms: number): boolean {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.animationName === 'unblock-taps') {
      animation.pause();
      animation.currentTime = ms;
    }
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
