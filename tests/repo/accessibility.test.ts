import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../stories/docs/accessibility/criteria';
import { proofFinder } from './proofs';
import { filesOfTheTree, texts } from './tree';

const all = texts(filesOfTheTree().filter((file) => /^(src|stories|tests|public)\/.*\.(tsx?|css|html)$/.test(file)));
const holding = (pattern: RegExp, within: RegExp) =>
  [...all].filter(([file, text]) => within.test(file) && pattern.test(text)).map(([file]) => file);
const MODULES = /^src\/.*\.tsx?$/;
const STYLES = /^src\/.*\.css$/;

/** Every string in `src/copy/`. */
const copy: string[] = [];
for (const [file, text] of all) {
  if (!file.startsWith('src/copy/')) continue;
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && copy.push(value)),
    TemplateElement: ({ value }) => void copy.push(value.raw),
  }).visit(parseSync(file, text).program);
}

/** Number of WCAG 2.2 criteria at A and AA per principle, without 4.1.1. */
const COUNTS = { '1': 20, '2': 20, '3': 13, '4': 2 };

describe('the table of criteria', () => {
  it('contains all 55 once and in order, including those of JIS X 8341-3:2016', () => {
    const numbers = CRITERIA.map(({ number }) => number);
    const order = numbers.map((number) =>
      number
        .split('.')
        .map((part) => part.padStart(2, '0'))
        .join('.'),
    );
    expect(order).toEqual(order.toSorted());
    expect(new Set(numbers).size).toBe(55);
    for (const [principle, count] of Object.entries(COUNTS))
      expect(numbers.filter((number) => number.startsWith(`${principle}.`))).toHaveLength(count);
    expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(CRITERIA.filter(({ since }) => since === '2.0')).toHaveLength(37);
    expect(CRITERIA.filter(({ since }) => since === '2.2')).toHaveLength(6);
  });

  it('names a proof for each criterion that is met', () => {
    expect(CRITERIA.filter(({ state, proofs }) => state === 'met' && proofs.length === 0)).toEqual([]);
  });

  it('names existing stories and tests', () => {
    const isThere = proofFinder(all);
    expect(CRITERIA.flatMap(({ proofs }) => proofs).filter((proof) => !isThere(proof))).toEqual([]);
    expect(isThere('MainButton/NoSuchStory')).toBe(false);
    expect(isThere('tests/e2e/keyboard.spec.ts › no such test')).toBe(false);
  });
});

describe('the app', () => {
  it('plays no sound and no film', () => {
    expect(holding(/<(audio|video)\b|new Audio\b/, MODULES)).toEqual([]);
    // The camera test shows the patient's own picture.
    expect(holding(/<audio\b|<video\b(?![^>]*\bmuted\b)/, /^public\//)).toEqual([]);
  });

  it('guides by words, not by where or in which colour', () => {
    expect(copy.length).toBeGreaterThan(500);
    expect(
      copy.filter((text) => /右(の|上|下|側)|左(の|上|下|側)|[赤青緑黄]い|[赤青緑黄]色|丸い|四角い/.test(text)),
    ).toEqual([]);
  });

  it('speaks Japanese', () => {
    expect(copy.filter((text) => /[A-Za-z]{2,} [A-Za-z]{2,}/.test(text))).toEqual([]);
  });

  it('draws no words', () => {
    expect(holding(/<text\b|<foreignObject\b/, MODULES)).toEqual([]);
    // Images are the patient's own and the medicines'.
    expect(holding(/<(img|Image)\b/, /^src\/.*\.tsx$/).map((file) => /[^/]+$/.exec(file)?.[0])).toEqual([
      'FilePreview.tsx',
      'MedicinePicture.tsx',
    ]);
    expect(holding(/\burl\(/, STYLES)).toEqual([]);
  });

  it('shows nothing on hover alone', () => {
    expect(holding(/\b(Tooltip|HoverCard|FloatingIndicator)\b|<[a-z]+\s[^>]*\btitle=/, MODULES)).toEqual([]);
    expect(holding(/:hover[^{]*\{[^}]*\b(display|visibility|opacity|content|clip)\b/, STYLES)).toEqual([]);
  });

  it('listens to no key of its own', () => {
    expect(holding(/accessKey|'key(down|up|press)'|onKey(Down|Press|Up)=\{(?!goOnByEnter\})/, MODULES)).toEqual([]);
  });

  it('has no animation that goes on', () => {
    // Mantine's loader and skeleton animate only while something loads (a call times out after 15 s).
    expect(holding(/\binfinite\b|<animate\b|<marquee\b|<blink\b/, /^src\//)).toEqual([]);
  });

  it('acts when the finger is lifted', () => {
    expect(
      holding(/on(Pointer|Mouse|Touch)(Down|Start|Move)\b|devicemotion|deviceorientation|onDrag/, MODULES),
    ).toEqual([]);
  });

  it('offers help in one way', () => {
    expect(holding(/\b(tel|mailto):/, MODULES)).toEqual(['src/domain/contact.ts']);
    expect(holding(/\btelLink\(/, /^src\/(components|pages|app)\//)).toEqual([
      'src/components/feedback/ContactWays/ContactWays.tsx',
      // 119 is not the clinic's help.
      'src/components/overlays/UrgentDialog/UrgentDialog.tsx',
    ]);
  });
});
