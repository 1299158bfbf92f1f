/** A thumbnail is a story that a docs page shows as a small live picture in an iframe. */
const isThumbnail = (view: Window): boolean => new URLSearchParams(view.location.search).has('thumbnail');

/** Returns the outermost window of the same origin, because scripts cannot access windows of other origins. */
function outermostWindow(from: Window): Window {
  try {
    return from === from.parent || !from.parent.document ? from : outermostWindow(from.parent);
  } catch {
    return from;
  }
}

/** Finds the element that has the focus, in any window. `element` is null if a thumbnail has the focus. */
function focusOfReader(): { owner: Window; element: HTMLElement | null } {
  let owner = outermostWindow(window);
  for (;;) {
    const { HTMLElement: Html, HTMLIFrameElement: Frame } = owner.self;
    const element: Element | null = owner.document.activeElement;
    const inner: Window | null = element instanceof Frame ? element.contentWindow : null;
    if (inner === null) return { owner, element: element instanceof Html ? element : null };
    if (isThumbnail(inner)) return { owner, element: null };
    owner = inner;
  }
}

function sendBlur(element: HTMLElement): void {
  element.dispatchEvent(new FocusEvent('blur'));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** When a story focuses an element, only `document.activeElement` changes, so that the reader keeps the focus. */
function keepFocusWithReader(): void {
  const { focus, blur } = HTMLElement.prototype;
  const activeElement = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement');
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  let focused: HTMLElement | null = null;

  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (focused?.isConnected ? focused : activeElement?.get?.call(document)),
  });
  HTMLElement.prototype.focus = function focusQuietly(options) {
    if (focused === this) return;
    const { owner, element } = focusOfReader();
    const previous = focused;
    focus.call(this, { ...options, preventScroll: true });
    const actual = activeElement?.get?.call(document) as HTMLElement | null;
    if (actual !== this) return;
    focused = actual;
    for (const name of ['blur', 'focusout']) addEventListener(name, stopEvent, true);
    if (element && element !== owner.document.body) element.focus({ preventScroll: true });
    else (owner.document.activeElement as HTMLElement | null)?.blur();
    for (const name of ['blur', 'focusout']) removeEventListener(name, stopEvent, true);
    if (previous) sendBlur(previous);
  };
  HTMLElement.prototype.blur = function blurQuietly() {
    if (focused !== this) return blur.call(this);
    focused = null;
    sendBlur(this);
  };
}

/** Scrolls the docs page back, because a story's `scrollIntoView` scrolls this page too. */
function keepPlaceOfReader(): void {
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollQuietly(options) {
    const { scrollX, scrollY } = parent;
    scrollIntoView.call(this, typeof options === 'object' ? { ...options, behavior: 'instant' } : options);
    parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Must be called before any story renders. */
export function isolateThumbnail(): void {
  if (!isThumbnail(window) || window === parent) return;
  keepFocusWithReader();
  keepPlaceOfReader();
  // A thumbnail must not react when another story stores easy mode or a draft in the shared `localStorage`.
  addEventListener('storage', (event) => event.stopImmediatePropagation());
}
