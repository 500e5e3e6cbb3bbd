/** The one thing that we take from `ws`, in the shape that @hono/node-server asks for. */
declare module 'ws' {
  import type { WebSocketServerLike } from '@hono/node-server'
  export const WebSocketServer: new (options: { noServer: true; maxPayload?: number }) => WebSocketServerLike
}
