import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { SocialAccounts } from './accounts.ts'
import { MemoryAdapter } from './memory-adapter.ts'
import type { ProviderName } from './names.ts'

/** The service's registration at a provider. */
export interface Client {
  id: string
  secret: string
}

/** A real OpenID Connect provider, one for each social network. */
export class SocialProvider {
  readonly issuer: string
  readonly client: Client = { id: 'embedded-wallet', secret: randomBytes(24).toString('base64url') }
  readonly accounts = new SocialAccounts()
  readonly oidc: Provider

  constructor(name: ProviderName, issuer: string, redirectUri: string) {
    this.issuer = issuer
    this.oidc = new Provider(issuer, configuration(name, this, redirectUri))
  }
}

function configuration(name: ProviderName, { client, accounts, issuer }: SocialProvider, redirectUri: string) {
  const hours = 3600
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        ...{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] },
        ...{ grant_types: ['authorization_code'], response_types: ['code'], id_token_signed_response_alg: 'ES256' },
      },
    ],
    jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as JWK] },
    // Cookies are shared between ports of a host, so each provider uses its own names.
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
    },
    // X reports no email, which the wallet must handle.
    claims: { openid: ['sub'], profile: ['name'], ...(name === 'x' ? {} : { email: ['email'] }) },
    scopes: ['openid', 'profile', 'email'],
    ttl: {
      AccessToken: hours,
      AuthorizationCode: 60,
      IdToken: hours,
      Interaction: hours,
      Session: hours,
      Grant: hours,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    findAccount: (_context, id) => {
      const account = accounts.get(id)
      return account && { accountId: id, claims: () => ({ sub: id, name: account.name, email: account.email }) }
    },
    // Logging in implies consent to what the page says, so users are not asked twice.
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  } satisfies Configuration
}
