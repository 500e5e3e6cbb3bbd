// Written by `npm run docs` from docs/server.md, so that its examples compile.
import { readFileSync } from 'node:fs'
import { firstOpenFiles, modulePreloadLinks, viteFiles } from 'portico/server'

export const read = (name: string): unknown => JSON.parse(readFileSync(`dist/.vite/${name}`, 'utf8'))
export const files = firstOpenFiles(viteFiles(read('manifest.json'), read('ssr-manifest.json')))

/** For the page's `<head>`. */
export const hints = modulePreloadLinks(files, '/')
