import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, guardPage } from '../../../src/device/session';

let kept: string | null;
let page: { window: EventTarget; document: EventTarget; style: { opacity: string }; reload: () => void };
/** What happened to the page, in its order. */
let happened: string[];

beforeEach(() => {
  vi.useFakeTimers();
  kept = null;
  happened = [];
  const style = { opacity: '' };
  const reload = () => void happened.push('read anew');
  const [window, document] = [new EventTarget(), new EventTarget()];
  page = { window, document, style, reload };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(document, { documentElement: { style }, visibilityState: 'visible' }));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (patient: string) => {
  beginSession(patient);
  guardPage(patient, () => happened.push('taken away'));
};
const inWindow = (type: string) => page.window.dispatchEvent(new Event(type));
const inDocument = (type: string) => page.document.dispatchEvent(new Event(type));

test('a page that is left is invisible, and seen again when its own patient comes back to it', () => {
  open('taro');
  inWindow('pageshow');
  expect(page.style.opacity).toBe('');
  for (let turn = 0; turn < 2; turn += 1) {
    inWindow('pagehide');
    expect(page.style.opacity).toBe('0');
    inWindow('pageshow');
    expect(page.style.opacity).toBe('');
  }
  expect(happened).toEqual([]);
});

// §page-one-patient
test.each([
  ['the page is shown', () => inWindow('pageshow')],
  ['it becomes visible before it is shown', () => (inDocument('visibilitychange'), inWindow('pageshow'))],
])('after another login a page from the cache is taken away and read anew, unseen: %s', (_, comeBack) => {
  open('taro');
  inWindow('pagehide');
  beginSession('hanako');
  comeBack();
  expect(happened).toEqual(['taken away', 'read anew']);
  expect(page.style.opacity).toBe('0');
  // The clinic's page may not come: then it says so what has been put in its place.
  vi.advanceTimersByTime(2_000);
  expect(page.style.opacity).toBe('');
});

test.each(['storage', 'visibilitychange'])(
  'a page in another window is taken away once, and not read anew: %s',
  (type) => {
    open('taro');
    const look = () => (type === 'storage' ? inWindow(type) : inDocument(type));
    look();
    expect(happened).toEqual([]);
    beginSession('hanako');
    look();
    look();
    expect(happened).toEqual(['taken away']);
    expect(page.style.opacity).toBe('');
  },
);

test('a login of another while a page is being opened ends it', () => {
  beginSession('hanako');
  guardPage('taro', () => happened.push('taken away'));
  expect(happened).toEqual(['taken away']);
});

test('where nothing can be kept, a page stands until it is left, and is read anew after it', () => {
  vi.stubGlobal('localStorage', undefined);
  open('taro');
  inDocument('visibilitychange');
  expect(happened).toEqual([]);
  inWindow('pagehide');
  inWindow('pageshow');
  expect(happened).toEqual(['taken away', 'read anew']);
});
