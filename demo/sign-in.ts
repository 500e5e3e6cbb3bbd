import type { AppKitOptions } from 'portico'
import type { Settings } from './settings.ts'

const statement = 'Welcome to the Portico demo.'

/**
 * The options for signing in, if the settings ask for it: at the server beside the page, or without one in the browser
 * alone. Its code loads only then.
 */
export async function signInOf({ auth, signIn }: Settings): Promise<Pick<AppKitOptions, 'siwx'>> {
  if (!signIn || signIn === 'off') return {}
  const { DefaultSIWX, InformalMessenger, ServerSIWX } = await import('portico/siwx')
  const required = signIn === 'required'
  if (auth) return { siwx: new ServerSIWX({ url: auth, required, statement }) }
  return { siwx: new DefaultSIWX({ required, messenger: new InformalMessenger({ statement }) }) }
}
