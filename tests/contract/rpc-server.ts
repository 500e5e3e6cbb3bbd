import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  id: number
  method: string
}

/** A node's answers: `0x1` to each call by default. */
export type Answer =
  | { status: number; headers?: Record<string, string> }
  | { error: { code: number; message: string } }
  | 'hang'
  | undefined

/** A node that answers as the test says, and records its requests. */
export async function startNode(answer: (calls: readonly Call[], count: number) => Answer = () => undefined) {
  const requests: { url: string; headers: IncomingHttpHeaders; methods: string[] }[] = []
  let currentAnswer = answer
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const text = (await request.toArray()).join('')
    const body: Call | Call[] = JSON.parse(text)
    const calls = [body].flat()
    requests.push({ url: request.url ?? '', headers: request.headers, methods: calls.map(({ method }) => method) })
    const said = currentAnswer(calls, requests.length)
    if (said === 'hang') return
    if (said && 'status' in said) {
      response.writeHead(said.status, said.headers).end('{}')
      return
    }
    const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, ...(said ?? { result: '0x1' }) }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: Partial<AddressInfo> = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    methods: () => requests.flatMap(({ methods }) => methods),
    answerWith: (next: typeof answer) => {
      currentAnswer = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
