import { describe, expect, it } from 'vitest';
import { proofFinder, proofsIn, rowsIn } from './proofs';
import { filesOfTheTree, readTexts } from './tree';

const sources = readTexts(
  filesOfTheTree().filter((file) => /^(src|server|public|stories|tests)\/.*\.(tsx?|mdx|html)$/.test(file)),
);

const page = sources.get('stories/docs/security.mdx') ?? '';
const rows = rowsIn(page);

it('each threat and fulfilled requirement has a test on the security page', () => {
  const proven = ['何を防ぐか', 'そのほかの基準の項目'].flatMap((heading) => rows.get(heading) ?? []);
  expect(proven.length).toBeGreaterThan(100);
  expect(proven.filter((row) => proofsIn(row).length === 0)).toEqual([]);
});

it('every test that the security page names exists', () => {
  const exists = proofFinder(sources);
  expect(proofsIn(page).filter((proof) => !exists(proof))).toEqual([]);
  expect(exists('tests/contract/patient/files.test.ts › no such test')).toBe(false);
});

it('the security page names no requirement twice', () => {
  const numbers = [...page.matchAll(/(?<![\d.])(?!5\.0\.0)\d+\.\d+\.\d+(?![\d.])/g)].map(([number]) => number);
  expect(numbers.length).toBeGreaterThan(150);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('the security page gives a reason for each unmet requirement', () => {
  const unmet = rows.get('足りないもの') ?? [];
  expect(unmet.length).toBeGreaterThan(0);
  expect(unmet.filter((row) => !row.includes('。理由：'))).toEqual([]);
});

describe('the app and the clinic', () => {
  const filesWith = (pattern: RegExp, within: RegExp) =>
    [...sources].filter(([file, text]) => within.test(file) && pattern.test(text)).map(([file]) => file);
  const OURS = /^(src|server)\/.*\.tsx?$/;

  it('run no text as code', () => {
    const TEXT_AS_CODE =
      /\beval\(|new Function\b|(inner|outer)HTML|dangerouslySetInnerHTML|document\.write|insertAdjacentHTML|srcDoc|set(Timeout|Interval)\(\s*['"`]/;
    expect(filesWith(TEXT_AS_CODE, OURS)).toEqual([]);
  });

  it('put no value into the SQL text of a query', () => {
    // The code may insert only its own table names, clauses and constants (in capitals) into SQL text.
    const interpolated = [...sources].flatMap(([file, text]) =>
      OURS.test(file)
        ? [...text.matchAll(/query(?:<[^(]*>)?\(\s*`([^`]*)`/g)].flatMap(([, sql = '']) =>
            [...sql.matchAll(/\$\{([^}]*)\}/g)].map(([, value]) => `${file}: ${value}`),
          )
        : [],
    );
    const KNOWN = [
      'server/messages/dueMessages.ts: DUE',
      'server/db/db.ts: where',
      'server/db/db.ts: table',
      'server/db/db.ts: names',
    ];
    expect(interpolated.length).toBeGreaterThan(3);
    expect(interpolated.filter((value) => !KNOWN.includes(value) && !/: [A-Z_]+$/.test(value))).toEqual([]);
  });

  it('start no other program', () => {
    expect(filesWith(/node:child_process/, OURS)).toEqual([]);
    expect(filesWith(/\bshell: |\bexec(Sync)?\(\s*['"`]/, OURS)).toEqual([]);
  });

  it('build no regular expression from text', () => {
    expect(filesWith(/\bRegExp\(/, OURS)).toEqual([]);
  });

  it('use no weak random source or algorithm for a secret', () => {
    expect(
      filesWith(/Math\.random|createHash\((?!'sha256'\))|createCipher|createHmac|SHA-1\b|sha1|RS256|HS256/, OURS),
    ).toEqual([]);
    // The sample timetable uses md5 only to choose which shifts are taken.
    expect(filesWith(/\bmd5\b/i, OURS).filter((file) => file !== 'server/booking/timetable.ts')).toEqual([]);
  });

  it('use none of the features that the security page calls absent', () => {
    const ABSENT =
      /GraphQL|new WebSocket|EventSource|RTCPeerConnection|addEventListener\('message'|\bonmessage\b|DOMParser|nodemailer|memcache|\bldap|xpath|type="password"|swagger|openapi|NODE_TLS_REJECT_UNAUTHORIZED|rejectUnauthorized/;
    expect(filesWith(ABSENT, OURS)).toEqual([]);
  });
});
