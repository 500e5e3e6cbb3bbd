import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type FaultAnswer, type Faults, strikes } from './faults.ts'

/** One JSON-RPC call that reached a node's proxy. The calls of a batch are listed one by one. */
export interface NodeRequest {
  method: string
  at: number
  batchSize: number
}

/** The node behind a proxy: takes a request's body and returns the answer's. It rejects when the node is down. */
export type Serve = (body: string, signal: AbortSignal) => Promise<{ text: string; status: number }>

/** The proxy's dependencies. */
export interface FrontOptions {
  serve: Serve
  faults: Faults
  requests: NodeRequest[]
}

/** A JSON-RPC call, as far as a proxy reads it. */
export interface Call {
  id: unknown
  method: string
}

/** The answer of a broken node. */
export const GARBAGE = '<!doctype html><title>Not what you asked for</title>{"jsonrpc"'

type Env = { Bindings: HttpBindings }

/** The HTTP proxy in front of a node: counts the calls, applies the faults, and accepts pages of any origin. */
export function front({ serve, faults, requests }: FrontOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.use(cors({ origin: '*', exposeHeaders: ['Retry-After'] }))
  app.post('*', async (context) => {
    const body = await context.req.text()
    const calls = callsOf(body)
    const at = Date.now()
    for (const { method } of calls) requests.push({ method, at, batchSize: calls.length })

    const fault = faults.take(strikes(calls.map(({ method }) => method)))
    if (fault?.delay) await wait(fault.delay)
    return fault?.answer === undefined ? forward(context, serve, body) : answer(context, fault.answer, body, calls)
  })
  return app
}

async function forward(context: Context<Env>, serve: Serve, body: string): Promise<Response> {
  try {
    const { text, status } = await serve(body, context.req.raw.signal)
    return context.body(text, status as 200, { 'content-type': 'application/json' })
  } catch {
    // A node that is down has no status and no body.
    return drop(context)
  }
}

function answer(context: Context<Env>, fault: FaultAnswer, body: string, calls: Call[]): Response | Promise<Response> {
  if (fault === 'drop') return drop(context)
  if (fault === 'hang') return new Promise<Response>(() => {})
  if (fault === 'garbage') return context.body(GARBAGE, 200)
  if ('status' in fault) {
    return context.newResponse(fault.body ?? '', fault.status as 200, fault.headers ?? {})
  }
  const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: fault.error }))
  return Response.json(body.trimStart().startsWith('[') ? answers : answers[0])
}

function drop(context: Context<Env>): Response {
  context.env.incoming.socket.destroy()
  return new Response(null)
}

/** The valid calls in a request's body; others are skipped. */
export function callsOf(body: string): Call[] {
  try {
    const parsed: unknown = JSON.parse(body)
    return [parsed].flat().filter((call): call is Call => typeof (call as Call | null)?.method === 'string')
  } catch {
    return []
  }
}
