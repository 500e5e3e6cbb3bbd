import { aptInstall } from './apt.ts'
import { missingPackages } from './engines/find.ts'

/** Installs Firefox and WebKit if possible; otherwise prints what to run. */
const missing = missingPackages()
if (missing.length > 0 && !aptInstall('--no-install-recommends', ...missing)) {
  console.error(
    `Firefox and WebKit are needed. Run: sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  )
  process.exitCode = 1
}
