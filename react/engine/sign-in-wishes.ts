import { pageName } from '../../core/page-name.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { Setup } from '../handle/setup.ts'

/** The dApp's options for signing in, if it has a sign-in [signin-app]. */
export function signInWishes({ siwx, options: { metadata } }: Setup): Pick<KitInput, 'signIn'> {
  if (!siwx) return {}
  const { name, icons: [icon] = [] } = metadata ?? {}
  const app = { name: name || pageName(), ...(icon && { icon }) }
  return {
    signIn: { required: !!siwx.getRequired?.(), endsWithConnections: siwx.signOutOnDisconnect !== false, app },
  }
}
