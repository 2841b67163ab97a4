import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function showErrors(name: string, errors: readonly SerializedError[], command?: string): void {
  console.log(`\n✗ ${name}`);
  for (const { stack, message, diff } of errors) console.log(stack ?? message, diff ?? '');
  if (command) console.log(`  To run only this: ${command}\n`);
}

/** Prints each finished test file, and each failure with a command to run only that test. */
export default class Progress implements Reporter {
  #start = performance.now();
  #files = 0;
  #ended = 0;
  #counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    this.#counts[state] += 1;
    if (state === 'skipped') console.log(`- skipped: ${test.fullName}`);
    if (state !== 'failed') return;
    const { relativeModuleId } = test.module;
    const pattern = `${escaped(test.fullName.replaceAll(' > ', ' '))}$`;
    const project = test.project.name.replace(/ \(.*/, '');
    const command = `npx vitest run --project ${project} ${relativeModuleId} -t ${JSON.stringify(pattern)}`;
    showErrors(`${relativeModuleId}: ${test.fullName}`, errors ?? [], command);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended += 1;
    const suites = [module, ...module.children.allSuites()];
    const errors = suites.flatMap((suite) => suite.errors());
    if (errors.length > 0) showErrors(module.relativeModuleId, errors);
    const seconds = Math.round((performance.now() - this.#start) / 1000);
    const mark = module.ok() ? '✓' : '✗';
    console.log(
      `${mark} ${module.relativeModuleId} (${this.#ended} of ${this.#files} files, ${seconds} s)`,
    );
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (errors.length > 0) showErrors('Outside a test', errors);
    const { passed, failed, skipped } = this.#counts;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
