import type { Embedded } from './embedded.ts'
import type { Confirmation, FrameMessage, ServiceMessage } from './frame/protocol.ts'

/** The answer to a message. */
interface Answered {
  type: string
  id?: string
  payload?: unknown
}

/** A frame without a browser: it sends the messages of the frame's script for a dApp, and its user's decisions. */
export async function openFrame(embedded: Embedded, origin = 'http://dapp.test') {
  const { url } = embedded.world
  // Node's WebSocket accepts headers, so it can send the origin that a browser would.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, { headers: { origin: url } } as unknown as string[])
  const waiting = new Map<string, (answer: Answered) => void>()
  let confirmed: (confirmation: Confirmation) => void = () => {}
  const say = (message: FrameMessage | null) => socket.send(JSON.stringify(message))
  socket.addEventListener('message', ({ data }) => {
    const order: ServiceMessage = JSON.parse(String(data))
    if (order.type === 'show' && order.confirmation) confirmed(order.confirmation)
    if (order.type !== 'post') return
    const answer = order.message as Answered
    waiting.get(answer.id ?? '')?.(answer)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  say({ type: 'hello', device: crypto.randomUUID(), origin, token: null, chainId: 'eip155:1' })
  let lastId = 0
  const { mailbox } = embedded

  const send = (name: string, payload?: unknown): Promise<Answered> =>
    new Promise((resolve) => {
      const id = `m${++lastId}`
      waiting.set(id, resolve)
      say({ type: 'heard', message: { type: `@w3m-app/${name}`, id, payload } })
    })
  return {
    send,
    /** Sends a request that needs no user, or is refused. */
    request: async (method: string, params: unknown, rest: object = {}) =>
      (await send('RPC_REQUEST', { method, params, chainId: 31337, ...rest })).payload,
    /** Sends a request that the user approves, after `before`. Resolves with what the user saw, and with the answer. */
    approved: async (method: string, params: unknown, rest: object = {}, before = () => {}) => {
      const shown = new Promise<Confirmation>((resolve) => {
        confirmed = resolve
      })
      const answer = send('RPC_REQUEST', { method, params, chainId: 31337, ...rest })
      const confirmation = await Promise.race([shown, answer])
      if (!('rows' in confirmation)) throw new Error(`The user was not asked: ${JSON.stringify(confirmation)}`)
      before()
      say({ type: 'approve', id: confirmation.id })
      return { confirmation, answer: (await answer).payload }
    },
    /** Logs in by email, on a device that is then approved. */
    logIn: async (email: string) => {
      await send('CONNECT_EMAIL', { email })
      const device = send('CONNECT_DEVICE')
      const { link = '' } = await mailbox.wait(email)
      await fetch(link, {
        method: 'POST',
        headers: { origin: url },
        body: new URLSearchParams({ decision: 'approve' }),
      })
      await device
      await send('CONNECT_OTP', { otp: (await mailbox.wait(email)).code })
    },
    /** Sends any message as the frame's page. */
    say,
    [Symbol.dispose]: () => socket.close(),
  }
}
