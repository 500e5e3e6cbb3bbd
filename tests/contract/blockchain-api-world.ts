import { failureOf } from '../../core/errors.ts'
import type { ApiSandbox } from '../../sandbox/index.ts'
import { type BlockchainApi, blockchainApi } from '../../services/blockchain-api.ts'

export const never = new AbortController().signal

/** The error of a failed call, as data. */
export const failure = async (work: Promise<unknown>) =>
  failureOf(
    await work.then(
      () => 'it did not fail',
      (cause: unknown) => cause,
    ),
  )

/** A client of the sandbox's API, with a clock that the test advances. */
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
    /** The requests, except for the served networks. */
    asked: () => api.requests.filter(({ path }) => path !== '/v1/supported-chains'),
  }
}
