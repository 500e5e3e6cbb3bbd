import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { loginPages } from './login-pages.ts'
import { isProviderName, PROVIDERS, type ProviderName } from './names.ts'
import { SocialProvider } from './provider.ts'

/** All social networks on one origin, each with its own issuer. Loaded with the first social login. */
export class Providers {
  readonly #known = new Map<ProviderName, SocialProvider>()
  readonly #server: Server

  private constructor() {
    const pages = getRequestListener(loginPages((name) => this.get(name)).fetch)
    this.#server = createServer((request, response) => {
      const { url = '' } = request
      const [, name = '', page] = url.split(/[/?]/)
      if (!isProviderName(name)) return response.writeHead(404).end()
      if (page === 'interaction') return void pages(request, response)
      // As a framework does that mounts the provider there.
      Object.assign(request, { originalUrl: url, url: url.slice(`/${name}`.length) })
      void this.get(name).oidc.callback()(request, response)
    })
  }

  static async start(redirectUri: string): Promise<Providers> {
    const providers = new Providers()
    const server = providers.#server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    for (const name of PROVIDERS) providers.#known.set(name, new SocialProvider(name, `${url}/${name}`, redirectUri))
    return providers
  }

  get(name: ProviderName): SocialProvider {
    const provider = this.#known.get(name)
    if (!provider) throw new Error(`There is no provider ${name}.`)
    return provider
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}
