import { PorticoError } from '../core/errors.ts'
import { sessionMachine } from '../machines/session.ts'
import { signInMachine } from '../machines/sign-in.ts'
import { signInService } from '../services/sign-in.ts'
import type { Setup } from './setup.ts'
import { signInActors } from './sign-in-actors.ts'
import type { WorkingHalves } from './working-halves.ts'

/** The charts of signing in, over the dApp's own way of it. @throws `service.missing` where it has none. */
export function signInCharts(
  { siwx, networks }: Pick<Setup, 'networks'> & Partial<Pick<Setup, 'siwx'>>,
  working: WorkingHalves['of'],
) {
  if (!siwx) throw new PorticoError('service.missing', { name: 'siwx' })
  siwx.setNetworks?.(networks)
  const actors = signInActors(signInService(siwx), working)
  return {
    signIn: () => signInMachine.provide({ actors: actors.signIn }),
    session: () => sessionMachine.provide({ actors: actors.session }),
  }
}
