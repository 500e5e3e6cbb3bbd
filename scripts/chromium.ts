import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { aptInstall } from './apt.ts'

/** What Playwright turns off: Chromium goes by the last switch of a name, so ours has to repeat it. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Two pages of the browser's own behind every window's address bar: half of what a small machine pays for a window. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Switches that keep Debian's Chromium quiet, offline and startable as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBarPages].join(',')}`,
]

/** Debian's packages, the one preferred first: without windows of its own the same browser takes a fifth less work. */
const packages = ['chromium-headless-shell', 'chromium']

/** The Chromium to use: the one named, the system's, or playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  const system = packages.map((name) => `/usr/bin/${name}`)
  return [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Finds a Chromium or installs the system's where that can work; else says what to run and ends the process. */
export function ensureChromium(): string {
  const path = findChromium() ?? (packages.some((name) => aptInstall(name)) ? findChromium() : undefined)
  if (path) return path
  console.error('No Chromium found. Run: sudo apt-get install -y chromium (or set CHROMIUM_PATH to one that is there)')
  process.exit(1)
}
