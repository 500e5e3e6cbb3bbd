import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { WebSocketServer } from 'ws'

/** An app, such as a Hono of any environment. */
type App = Pick<Parameters<typeof createAdaptorServer>[0], 'fetch'>

/** The address that a server of the sandbox listens on. `0` lets the system choose. */
export interface ListenOptions {
  /** The server's name when its port is reported. */
  name: string
  port: number
  /** Called when a preferred port is taken. */
  log: (line: string) => void
}

/** A running server, always on loopback. */
export interface Listening {
  url: string
  port: number
  close(): Promise<void>
}

/** Serves an app on 127.0.0.1, on the preferred port or, if that is taken, on any other. */
export async function listen(app: App, options: ListenOptions): Promise<Listening> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4 * 1024 * 1024 })
  const server = createAdaptorServer({ fetch: app.fetch, websocket: { server: sockets } }) as Server
  const open = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  const port = await bind(server, options.port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || options.port === 0) throw error
    return bind(server, 0)
  })
  if (options.port !== 0 && port !== options.port) {
    options.log(`${options.name}: port ${options.port} is taken, so it listens on ${port}.`)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
