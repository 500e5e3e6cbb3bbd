import { serve } from '@hono/node-server'
import { createServer } from './index.ts'

const { ORIGIN = 'http://localhost:5173', PORT = '4361', CHAINS = 'eip155:31337=http://127.0.0.1:8545' } = process.env

/** `eip155:1=https://node.example,https://other.example solana:…` */
const chains = Object.fromEntries(
  CHAINS.split(/\s+/).map((said) => {
    const [id = '', nodes = ''] = said.split('=')
    return [id, nodes.split(',').filter(Boolean)]
  }),
)

serve(
  { fetch: createServer({ origin: ORIGIN, chains }).fetch, port: Number(PORT), hostname: '127.0.0.1' },
  ({ port }) => {
    process.stdout.write(`People who come from ${ORIGIN} can sign in on port ${port}.\n`)
  },
)
