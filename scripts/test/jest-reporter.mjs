import path from 'node:path';
import { tell } from './told.mjs';

/** Reports each test as soon as it has ended, instead of Jest's own output. */
export default class {
  parts = new Map();

  onTestFileStart({ path: file, context }) {
    this.parts.set(file, context.config.displayName.name);
  }

  onTestCaseResult({ path: file }, { status, fullName: title, failureMessages }) {
    const part = this.parts.get(file);
    if (status === 'passed') tell({ part, passed: title });
    if (status === 'failed')
      tell({ part, failed: { title, where: path.relative('.', file), message: failureMessages.join('\n') } });
  }

  onTestFileResult({ path: file }, { perfStats, numPendingTests, numTodoTests, testExecError, ...result }) {
    const part = this.parts.get(file);
    const seconds = (perfStats.end - perfStats.start) / 1000;
    tell({ part, file: path.relative('.', file), seconds, skipped: numPendingTests + numTodoTests });
    if (testExecError && result.numFailingTests === 0)
      tell({
        part,
        failed: { title: 'outside of any test', where: path.relative('.', file), message: result.failureMessage },
      });
  }

  onRunComplete() {
    tell({ completed: true });
  }
}
