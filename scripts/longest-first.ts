import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that take longest, slowest first. Vitest does not know that on a machine where it has not run them yet. */
const longest = [
  'tests/model/kit-and-flows.test.ts',
  'tests/model/trapped.test.ts',
  'tests/model/any-wallet-and-flows.test.ts',
  'scripts/new-flow/new-flow.test.ts',
  'devtools/chart/layout.test.ts',
  'tests/contract/walletconnect-relay.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const index = longest.findIndex((file) => moduleId.endsWith(file))
  return index < 0 ? longest.length : index
}

/** Begins with the files that take longest: one that is begun last keeps a single worker busy while the others wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
