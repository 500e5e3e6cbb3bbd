import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import server from './dist/server/server.js'

const port = Number(process.env.PORT)
const types = { js: 'text/javascript', css: 'text/css' }

/** Serves the client's files, and the server's pages for everything else. */
createServer(async ({ url = '/', headers }, response) => {
  const { pathname } = new URL(url, 'http://server')
  if (pathname.startsWith('/assets/')) {
    const type = types[pathname.split('.').pop()] ?? 'application/octet-stream'
    const body = await readFile(join(import.meta.dirname, 'dist/client', pathname)).catch(() => undefined)
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
    return
  }
  const page = await server.fetch(
    new Request(`http://127.0.0.1:${port}${url}`, { headers: { accept: headers.accept ?? '*/*' } }),
  )
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
}).listen(port, '127.0.0.1')
