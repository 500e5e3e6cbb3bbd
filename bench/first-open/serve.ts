import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves folders at `/<name>/` on loopback as a server in production would: compressed, and for a browser to keep. */
export async function serveCompressed(folders: ReadonlyMap<string, string>) {
  const known = new Map<string, Buffer>()
  const read = (path: string): Buffer => {
    const body = known.get(path) ?? gzipSync(readFileSync(path), { level: 9 })
    known.set(path, body)
    return body
  }
  const server = createServer(({ url = '/' }, response) => {
    const [, name = '', ...rest] = normalize(new URL(url, 'http://site').pathname).split('/')
    const file = rest.join('/') || 'index.html'
    try {
      const body = read(join(folders.get(name) ?? '', file))
      response
        .writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'content-encoding': 'gzip',
          'content-length': body.length,
          'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
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
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
