/** How many lines the text of an element takes. */
export const lineCount = (element: HTMLElement): number =>
  Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
