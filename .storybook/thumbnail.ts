/**
 * The docs pages show stories as small live pictures, each in a frame of this same preview. There, a story that moves
 * the focus or scrolls must not take the reader's place away: neither in the page around it nor in the sidebar.
 */
const isThumbnail = (view: Window): boolean => new URLSearchParams(view.location.search).has('thumbnail');

/** The outermost window that may be looked into: a site that shows the whole Storybook in a frame may not. */
function outermost(from: Window): Window {
  try {
    return from === from.parent || !from.parent.document ? from : outermost(from.parent);
  } catch {
    return from;
  }
}

/** The window that has the focus, and in it the element; other thumbnails are pictures, nobody reads inside them. */
function focusOfReader(): { owner: Window; element: HTMLElement | null } {
  let owner = outermost(window);
  for (;;) {
    const { HTMLElement: Html, HTMLIFrameElement: Frame } = owner.self;
    const element: Element | null = owner.document.activeElement;
    const inner: Window | null = element instanceof Frame ? element.contentWindow : null;
    if (inner === null) return { owner, element: element instanceof Html ? element : null };
    if (isThumbnail(inner)) return { owner, element: null };
    owner = inner;
  }
}

function leave(element: HTMLElement): void {
  element.dispatchEvent(new FocusEvent('blur'));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * An element that takes the focus keeps it for its own document; the reader's own comes back at once. The browser then
 * forgets the inner one, so it is held here: to the story nothing has moved until it moves the focus itself.
 */
function keepFocusWithReader(): void {
  const { focus, blur } = HTMLElement.prototype;
  const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement');
  const hush = (event: Event) => event.stopImmediatePropagation();
  let held: HTMLElement | null = null;

  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (held?.isConnected ? held : active?.get?.call(document)),
  });
  HTMLElement.prototype.focus = function focusQuietly(options) {
    if (held === this) return;
    const { owner, element } = focusOfReader();
    const left = held;
    focus.call(this, { ...options, preventScroll: true });
    const now = active?.get?.call(document) as HTMLElement | null;
    if (now !== this) return;
    held = now;
    for (const name of ['blur', 'focusout']) addEventListener(name, hush, true);
    if (element && element !== owner.document.body) element.focus({ preventScroll: true });
    else (owner.document.activeElement as HTMLElement | null)?.blur();
    for (const name of ['blur', 'focusout']) removeEventListener(name, hush, true);
    if (left) leave(left);
  };
  HTMLElement.prototype.blur = function blurQuietly() {
    if (held !== this) return blur.call(this);
    held = null;
    leave(this);
  };
}

/** The browser scrolls the pages around a frame too. */
function keepPlaceOfReader(): void {
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollQuietly(options) {
    const { scrollX, scrollY } = parent;
    scrollIntoView.call(this, typeof options === 'object' ? { ...options, behavior: 'instant' } : options);
    parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** Called once, before any story is drawn; does nothing outside a thumbnail. */
export function stayInThumbnail(): void {
  if (!isThumbnail(window) || window === parent) return;
  keepFocusWithReader();
  keepPlaceOfReader();
  // All frames share one storage: what another story keeps (easy mode, a draft) must not arrive in this one.
  addEventListener('storage', (event) => event.stopImmediatePropagation());
}
