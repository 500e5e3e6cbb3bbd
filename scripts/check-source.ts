import { checkDirections } from './checks/directions.ts'
import { checkHygiene } from './checks/hygiene.ts'
import { checkImports } from './checks/imports.ts'
import { filesOf } from './checks/source.ts'
import { checkWords } from './checks/words.ts'

const code = filesOf('**/*.{ts,tsx}')
const written = filesOf('**/*.{ts,tsx,css,md,json,html,txt}')

const findings = [...checkImports(code), ...checkWords(code), ...checkDirections(written), ...checkHygiene(written)]
for (const { path, line, message } of findings) console.error(`${path}:${line} ${message}`)
console.log(`${written.length} files read, ${findings.length} objections`)
process.exitCode = findings.length === 0 ? 0 : 1
