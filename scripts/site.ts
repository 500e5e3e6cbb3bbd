import { readFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface SiteOptions {
  /** The headers for a folder's pages, by the folder's name. */
  headers?: Record<string, OutgoingHttpHeaders>
  /** Compressed and cacheable, as by a production server. */
  production?: boolean
}

const cacheOf = (path: string) => (path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable')

/** Serves folders at `/<name>/` like any static server, on a free port of this machine. */
export async function serve(
  folders: Readonly<Record<string, string>>,
  { headers = {}, production = false }: SiteOptions = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const known = new Map<string, Buffer>()
  const read = async (path: string): Promise<Buffer> => {
    if (!production) return readFile(path)
    const body = known.get(path) ?? (await promisify(gzip)(await readFile(path), { level: 9 }))
    known.set(path, body)
    return body
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const [, name = '', ...rest] = normalize(decodeURIComponent(new URL(url, 'http://site').pathname)).split('/')
    const folder = folders[name]
    const path = rest.join('/') || 'index.html'
    try {
      if (!folder) throw new Error(`Nothing is served at /${name}/.`)
      const body = await read(join(folder, path))
      response
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'content-length': body.length,
          ...(production && { 'content-encoding': 'gzip', 'cache-control': cacheOf(path) }),
          ...headers[name],
        })
        .end(body)
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
