// Written by `npm run docs` from docs/server.md, so that its examples compile.
import { firstOpenFiles } from 'portico/server'

export const outputs = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'))
export const files = firstOpenFiles(
  outputs.map(([file, { inputs, imports, entryPoint }]) => ({
    file: file.replace('dist/', ''),
    modules: Object.keys(inputs),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path.replace('dist/', '')),
    isEntry: entryPoint === 'src/main.tsx',
  })),
)
