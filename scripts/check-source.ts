import { checkBaseNames } from './checks/base-names.ts'
import { checkDirections } from './checks/directions.ts'
import { checkFloor } from './checks/floor.ts'
import { checkHygiene } from './checks/hygiene.ts'
import { checkImports } from './checks/imports.ts'
import { checkLight } from './checks/light.ts'
import { checkMessages } from './checks/messages.ts'
import { checkNames } from './checks/names.ts'
import { checkNamespaces } from './checks/namespaces.ts'
import { checkRules } from './checks/rules.ts'
import { checkSchemas } from './checks/schemas.ts'
import { filesOf } from './checks/source.ts'
import { lightEntries } from './entries.ts'

const code = filesOf('**/*.{ts,tsx}')
const written = [...filesOf('**/*.{ts,tsx,css,md,json,html,txt,sol}'), ...filesOf('.storybook/**/*.{ts,tsx}')]

const findings = [
  ...checkBaseNames(code),
  ...checkImports(code),
  ...checkLight(code, lightEntries),
  ...checkMessages(code),
  ...checkFloor(code),
  ...checkNamespaces(code),
  ...checkSchemas(code),
  ...checkRules(written),
  ...checkDirections(written),
  ...checkNames(written),
  ...checkHygiene(written),
]
for (const { path, line, message } of findings) console.error(`${path}:${line} ${message}`)
console.log(`${written.length} files read, ${findings.length} objections`)
process.exitCode = findings.length === 0 ? 0 : 1
