// Reads the JSON reports of Vitest and Playwright: how many tests passed, and which failed and why.
import { stripVTControlCharacters } from 'node:util';

/** A file that fails to load has no tests and counts as one failed test. */
const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ name, passed: false, why: message }]
      : assertionResults.map((test) => ({
          name: test.fullName,
          passed: test.status === 'passed',
          why: test.failureMessages?.[0] ?? test.status,
        })),
  );

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const testsOfPlaywright = ({ errors, suites }) => [
  ...errors.map(({ message }) => ({ name: 'outside the tests', passed: false, why: message })),
  ...suites.flatMap(specsOf).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: title,
      passed: status === 'expected',
      why: results.at(-1)?.error?.message ?? status,
    })),
  ),
];

/** A skipped test counts as failed, and so does a report without tests. */
export function readReport(report) {
  const tests = report.stats ? testsOfPlaywright(report) : testsOfVitest(report);
  const failures = tests
    .filter(({ passed }) => !passed)
    .map(({ name, why = '' }) => `${name}: ${stripVTControlCharacters(why).trim().slice(0, 600)}`);
  return {
    passed: tests.length - failures.length,
    failures: tests.length === 0 ? ['no tests were found'] : failures,
  };
}
