/** A reporter of Vitest: names a test when it fails, where the default one waits for the end of its file. */
export default class FailedAtOnce {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') console.log(` × ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
