import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import type { ProviderName } from '../providers/names.ts'
import type { Providers } from '../providers/providers.ts'
import type { User, Users } from '../users.ts'
import type { LoginPlace } from './email-login.ts'
import { CODE_MS } from './one-time-code.ts'

const Discovery = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url(), userinfo_endpoint: z.url() })
const Tokens = z.object({ access_token: z.string(), id_token: z.string() })
const IdToken = z.object({ sub: z.string(), nonce: z.string(), iss: z.string(), aud: z.string() })
const Profile = z.object({ sub: z.string(), name: z.string().optional(), email: z.email().optional() })

/** A pending login at a provider. */
interface Begun extends LoginPlace {
  provider: ProviderName
  verifier: string
  nonce: string
  expiresAt: number
}

/** The dependencies of social logins on the service. */
export interface SocialDeps {
  clock: Clock
  users: Users
  providers(): Promise<Providers>
  /** The address that providers redirect to. */
  callbackUrl(): string
}

/** Social logins by OpenID Connect: authorization code flow with PKCE. */
export class SocialLogins {
  readonly #deps: SocialDeps
  readonly #begun = new Map<string, Begun>()

  constructor(deps: SocialDeps) {
    this.#deps = deps
  }

  /** Returns the address at the provider where the user logs in. */
  async begin(name: ProviderName, { origin, device }: LoginPlace): Promise<string> {
    const { issuer, client } = (await this.#deps.providers()).get(name)
    const { authorization_endpoint } = await discover(issuer)
    // Hexadecimal, so that no part of it looks like what a dApp may append after `--`.
    const state = randomBytes(16).toString('hex')
    const [verifier, nonce] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('hex')]
    this.#begun.set(state, {
      ...{ origin, device, provider: name, verifier, nonce },
      expiresAt: this.#deps.clock.now() + CODE_MS,
    })
    const url = new URL(authorization_endpoint)
    url.search = String(
      new URLSearchParams({
        ...{ client_id: client.id, response_type: 'code', scope: 'openid profile email', state, nonce },
        ...{ redirect_uri: this.#deps.callbackUrl(), code_challenge_method: 'S256' },
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      }),
    )
    return url.href
  }

  /** The dApp that began the login with this state. */
  originOf(state: string): string | undefined {
    return this.#begun.get(stateIn(state))?.origin
  }

  /** Resolves with the user, if the provider identifies one. Each redirect address is valid once. */
  async finish(resultUri: string, { origin, device }: LoginPlace): Promise<User> {
    const url = URL.parse(resultUri)
    if (!url?.href.startsWith(`${this.#deps.callbackUrl()}?`)) throw new Error('This is no address of a login.')
    const query = url.searchParams
    const state = stateIn(query.get('state') ?? '')
    const begun = this.#begun.get(state)
    const mine = begun && begun.origin === origin && begun.device === device && this.#deps.clock.now() < begun.expiresAt
    if (!mine) throw new Error('This login has not begun here.')
    this.#begun.delete(state)
    const error = query.get('error')
    if (error !== null) throw new Error(query.get('error_description') ?? error)

    const { sub, name, email } = await this.#profile(begun, query.get('code') ?? '')
    // Discord's names still end in a discriminator.
    const shown = begun.provider === 'discord' && name !== undefined ? `${name}0` : name
    return this.#deps.users.withSubject(begun.provider, sub, { email: email ?? null, name: shown ?? null })
  }

  async #profile({ provider, verifier, nonce }: Begun, code: string) {
    const { issuer, client } = (await this.#deps.providers()).get(provider)
    const { token_endpoint, userinfo_endpoint } = await discover(issuer)
    const response = await fetch(token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
        redirect_uri: this.#deps.callbackUrl(),
      }),
    })
    if (!response.ok) throw new Error('The provider did not accept the login.')
    const { access_token, id_token } = Tokens.parse(await response.json())
    // The token comes directly from the provider, so checking its signature would add nothing.
    const claims = IdToken.parse(JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()))
    if (claims.nonce !== nonce || claims.iss !== issuer || claims.aud !== client.id) {
      throw new Error('The provider answered to another login.')
    }
    const about = await fetch(userinfo_endpoint, { headers: { authorization: `Bearer ${access_token}` } })
    const profile = Profile.parse(await about.json())
    if (profile.sub !== claims.sub) throw new Error('The provider spoke of another user.')
    return profile
  }
}

/** The state without the address that a dApp in Telegram appends to it. */
const stateIn = (state: string): string => state.split('--')[0] ?? ''

async function discover(issuer: string) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`)
  return Discovery.parse(await response.json())
}
