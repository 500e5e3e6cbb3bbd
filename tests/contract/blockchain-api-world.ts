import { failureOf } from '../../core/errors.ts'
import type { ApiSandbox } from '../../sandbox/index.ts'
import { type BlockchainApi, blockchainApi } from '../../services/blockchain-api.ts'

export const never = new AbortController().signal

/** What a piece of work failed with, as data. */
export const failure = async (work: Promise<unknown>) =>
  failureOf(
    await work.then(
      () => 'it did not fail',
      (cause: unknown) => cause,
    ),
  )

/** A client of the sandbox's API, and a clock that passes when the test says so. */
export function openApi(sandbox: ApiSandbox) {
  const { api } = sandbox
  api.clear()
  api.requests.length = 0
  let time = Date.UTC(2026, 0, 1)
  const client: BlockchainApi = blockchainApi(
    { url: api.url, projectId: 'a project', sdkVersion: 'react-wagmi-1.0.0' },
    { now: () => time },
  )
  return {
    client,
    now: () => time,
    pass: (ms: number) => {
      time += ms
    },
    /** What was asked, but for which networks are served. */
    asked: () => api.requests.filter(({ path }) => path !== '/v1/supported-chains'),
  }
}
