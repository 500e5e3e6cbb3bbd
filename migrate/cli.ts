#!/usr/bin/env node
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readKit } from './kit.ts'
import { run } from './run.ts'

const isPerson = process.stdin.isTTY && process.stdout.isTTY

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

process.exitCode = await run(process.argv.slice(2), {
  kit: readKit(join(import.meta.dirname, '..')),
  print: (text) => void process.stdout.write(`${text}\n`),
  ask: isPerson ? ask : undefined,
})
