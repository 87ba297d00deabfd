import { progressOf } from './progress.mjs';

/** Jest tells nothing but how far it is; why a test failed stands in its report, and is shown at the end of the run. */
export default class JestProgress {
  progress = progressOf(process.env.TEST_TITLE);

  onTestResult(_test, _result, sofar) {
    this.progress.stands(...countsOf(sofar));
  }

  onRunComplete(_contexts, all) {
    this.progress.end(...countsOf(all));
  }
}

const countsOf = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => [
  numPassedTests,
  numFailedTests + numRuntimeErrorTestSuites,
];
