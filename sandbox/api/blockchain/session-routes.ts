import { Hono } from 'hono'
import { type Hex, isHex } from 'viem'
import * as z from 'zod'
import { revocation, SessionRequest } from './cosigner.ts'
import { refusal } from './refusal.ts'
import type { BlockchainOptions } from './state.ts'

const Activation = z.looseObject({ pci: z.string(), context: z.custom<Hex>(isHex) })
const Revocation = z.object({ pci: z.string(), signature: z.string() })

/**
 * The routes for smart sessions: created with a key of the cosigner, listed, and revoked by the account that created
 * them.
 */
export function sessionRoutes({ readers, state }: Pick<BlockchainOptions, 'readers' | 'state'>): Hono {
  const { cosigner } = state
  const app = new Hono()

  /** Whether the account itself wants it: sessions created here need the wallet's signature, a test's own need none. */
  const isWished = async (caip: string, { pci, signature }: z.infer<typeof Revocation>): Promise<boolean> => {
    if (!cosigner.knows(pci)) return true
    const [namespace, reference, address = ''] = caip.split(':')
    const reader = readers.find(({ id }) => id === `${namespace}:${reference}`)
    return (await reader?.isSignedBy?.({ address, message: revocation(pci), signature })) === true
  }

  app.get('/sessions/:account', (context) => {
    const pcis = state.sessions[context.req.param('account')] ?? []
    return context.json({ pcis })
  })
  app.post('/sessions/:account', async (context) => {
    const said = SessionRequest.safeParse(await context.req.json().catch(() => undefined))
    if (!said.success) return refusal('request', z.prettifyError(said.error))
    return context.json(cosigner.begin(context.req.param('account'), said.data, context.req.query('projectId') ?? ''))
  })
  app.post('/sessions/:account/activate', async (context) => {
    const account = context.req.param('account')
    const said = Activation.safeParse(await context.req.json().catch(() => undefined))
    const session = said.success ? cosigner.activate(account, said.data) : undefined
    if (!session) return refusal('pci', 'There is no such session')
    state.sessions[account] = [...(state.sessions[account] ?? []), session]
    return context.json({ success: true })
  })
  app.post('/sessions/:address/revoke', async (context) => {
    const said = Revocation.safeParse(await context.req.json().catch(() => undefined))
    if (!said.success) return refusal('pci', 'Invalid payload')
    const { pci } = said.data
    const isIts = ([caip]: [string, unknown]) => caip.endsWith(`:${context.req.param('address')}`)
    const own = Object.entries(state.sessions).filter(isIts)
    const [caip, sessions] = own.find(([, all]) => all.some((each) => each.pci === pci)) ?? []
    if (caip === undefined || sessions === undefined) return context.json({ success: false })
    if (!(await isWished(caip, said.data))) return refusal('signature', 'Signature is not valid')
    cosigner.end(pci)
    state.sessions[caip] = sessions.filter((each) => each.pci !== pci)
    return context.json({ success: true })
  })
  return app
}
