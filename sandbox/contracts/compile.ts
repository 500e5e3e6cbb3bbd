/**
 * Compiles each contract in this folder to `<Name>.json` (ABI and bytecode). The files are committed, so that starting
 * the sandbox needs no compiler. Run this after a change: `npm run contracts -w sandbox`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

interface Solc {
  compile(input: string): string
}

interface Output {
  errors?: { severity: 'error' | 'warning'; formattedMessage: string }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

const require = createRequire(import.meta.url)
const solc = require('solc') as Solc
const folder = new URL('./', import.meta.url)
const files = (await readdir(folder)).filter((file) => file.endsWith('.sol')).sort()

const sources: Record<string, { content: string }> = {}
for (const file of files) sources[file] = { content: await readFile(new URL(file, folder), 'utf8') }

const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources,
      settings: {
        evmVersion: 'paris',
        optimizer: { enabled: true, runs: 200 },
        metadata: { bytecodeHash: 'none' },
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
      },
    }),
  ),
) as Output

for (const problem of output.errors ?? []) console.error(problem.formattedMessage)
if (output.errors?.some((problem) => problem.severity === 'error')) process.exit(1)

for (const file of files) {
  const name = basename(file, '.sol')
  const contract = output.contracts?.[file]?.[name]
  if (!contract) throw new Error(`${file} must hold a contract named ${name}.`)
  const artifact = { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(artifact, null, 2)}\n`)
  console.log(`${name}.json: ${artifact.bytecode.length / 2 - 1} bytes of code`)
}
