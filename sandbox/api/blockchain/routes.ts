import { Hono } from 'hono'
import { accountRoutes } from './account-routes.ts'
import { marketRoutes } from './market-routes.ts'
import { nameRoutes } from './name-routes.ts'
import { otherRoutes } from './other-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import type { BlockchainOptions } from './state.ts'

/** The blockchain API: its answers about an account reflect the sandbox's chains at that moment. */
export function blockchainRoutes(options: BlockchainOptions): Hono {
  const app = new Hono()
  const ids = options.readers.map(({ id }) => id)
  app.get('/supported-chains', (context) => context.json({ http: ids, ws: ids }))
  const all = [accountRoutes, nameRoutes, marketRoutes, sessionRoutes, otherRoutes]
  for (const routes of all) app.route('/', routes(options))
  return app
}
