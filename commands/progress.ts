import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';

const LONGEST = 4_000;

/** What went wrong, in a few lines: the message, what differs, and where in our own files. */
const wordsOf = ({ message, diff, stacks = [] }: SerializedError): string => {
  const [place] = stacks as readonly { readonly file: string; readonly line: number }[];
  const where = place ? `at ${relative(process.cwd(), place.file)}:${place.line}` : '';
  const text = stripVTControlCharacters([message, diff, where].filter(Boolean).join('\n'));
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return short.replace(/^/gm, '      ');
};

/** A line for each file that has ended, and each failure and each test that could not be run as soon as it is known. */
// biome-ignore lint/style/noDefaultExport: the runner asks for it
export default class Progress implements Reporter {
  private files = 0;
  private ended = 0;
  private failed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') console.log(`   SKIPPED ${test.module.relativeModuleId} > ${test.fullName}`);
    if (state !== 'failed') return;
    this.failed += 1;
    console.log(`   FAILED ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const error of errors) console.log(wordsOf(error));
  }

  onTestModuleEnd(module: TestModule): void {
    this.ended += 1;
    for (const error of module.errors()) console.log(`   FAILED ${module.relativeModuleId}\n${wordsOf(error)}`);
    const seconds = (module.diagnostic().duration / 1_000).toFixed(1);
    const count = `${this.ended} of ${this.files} files, ${this.failed} failed`;
    console.log(`   ${module.project.name}: ${count}; ${module.relativeModuleId}, ${seconds} s`);
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) console.log(`   FAILED outside of any test\n${wordsOf(error)}`);
  }
}
