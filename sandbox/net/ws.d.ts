/** The only export of `ws` that we use, typed as @hono/node-server requires it. */
declare module 'ws' {
  import type { WebSocketServerLike } from '@hono/node-server'
  export const WebSocketServer: new (options: { noServer: true; maxPayload?: number }) => WebSocketServerLike
}
