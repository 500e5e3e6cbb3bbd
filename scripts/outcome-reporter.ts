import { appendFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Outcome } from './suites.ts'

/** Writes each test's outcome as a line when it ends, so that the finished tests of a stuck run still count. */
export default class OutcomeReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const said = state === 'failed' ? { said: `${test.fullName}: ${beginning(errors)}` } : {}
    write({ file: test.module.relativeModuleId, state, ...said })
  }

  onTestModuleEnd(module: TestModule): void {
    const said = module.errors().length > 0 ? { said: beginning(module.errors()) } : {}
    write({ file: module.relativeModuleId, state: 'end', broken: module.state() === 'failed', ...said })
  }

  /** An uncaught error fails a run even if every test passed. */
  onTestRunEnd(_modules: unknown, unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) write({ file: 'unhandled', state: 'end', broken: true, said: beginning([error]) })
  }
}

const beginning = ([error]: readonly Pick<SerializedError, 'message' | 'stack'>[] = []) =>
  `${error?.message ?? ''} ${error?.stack?.split('\n')[1]?.trim() ?? ''}`.slice(0, 300)

function write(outcome: Outcome): void {
  const { PORTICO_OUTCOMES } = process.env
  if (PORTICO_OUTCOMES) appendFileSync(PORTICO_OUTCOMES, `${JSON.stringify(outcome)}\n`)
}
