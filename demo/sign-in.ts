import type { AppKitOptions } from 'portico'
import type { Settings } from './settings.ts'

const statement = 'Welcome to the Portico demo.'

/**
 * How users sign in, if they are to: at the server beside the page, or where there is none in the browser alone. The
 * code for it loads only then.
 */
export async function signInOf({ auth, signIn }: Settings): Promise<Pick<AppKitOptions, 'siwx'>> {
  if (!signIn || signIn === 'off') return {}
  const { DefaultSIWX, InformalMessenger, ServerSIWX } = await import('portico/siwx')
  const required = signIn === 'required'
  if (auth) return { siwx: new ServerSIWX({ url: auth, required, statement }) }
  return { siwx: new DefaultSIWX({ required, messenger: new InformalMessenger({ statement }) }) }
}
