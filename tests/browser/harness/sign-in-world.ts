import { inject } from 'vitest'
import type { Sandbox } from '../../../sandbox/index.ts'
import { SignInServer } from './sign-in-server.ts'
import { test as base } from './test.ts'

export { expect } from 'vitest'

/** A server of a test's own, for the pages of this site. */
export async function startServer(
  { sandbox }: { sandbox: Sandbox },
  { onCleanup }: { onCleanup(work: () => Promise<void>): void },
) {
  const server = await SignInServer.start(inject('site'), sandbox)
  onCleanup(() => server.close())
  return server
}

/** A test with a server to sign in to. */
export const test = base.override('sandboxOptions', () => ({ solana: true })).extend('server', startServer)
