import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** What a page that takes no risk sends along; served at `/strict/`. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
  "require-trusted-types-for 'script'",
].join('; ')

/** Serves folders at `/<name>/` as any static server would, on a free port of this machine. */
export async function serve(folders: Record<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const [, name = '', ...rest] = normalize(decodeURIComponent(new URL(url, 'http://site').pathname)).split('/')
    const folder = folders[name]
    const path = rest.join('/') || 'index.html'
    try {
      if (!folder) throw new Error(`Nothing is served at /${name}/.`)
      const body = await readFile(join(folder, path))
      if (name === 'strict') response.setHeader('content-security-policy', policy)
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
