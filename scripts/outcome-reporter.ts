import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Outcome } from './suites.ts'

/** Writes each test's outcome as it ends, a line each, so that of a run that gets stuck what has passed still counts. */
export default class OutcomeReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    write({ file: test.module.relativeModuleId, state: test.result().state })
  }

  onTestModuleEnd(module: TestModule): void {
    write({ file: module.relativeModuleId, state: 'end', broken: module.state() === 'failed' })
  }
}

function write(outcome: Outcome): void {
  const { PORTICO_OUTCOMES } = process.env
  if (PORTICO_OUTCOMES) appendFileSync(PORTICO_OUTCOMES, `${JSON.stringify(outcome)}\n`)
}
