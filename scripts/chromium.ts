import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { aptInstall } from './apt.ts'

/** The features that Playwright disables: Chromium uses the last switch of a name, so ours has to repeat them. */
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

/** Two internal pages behind every window's address bar: half of what a window costs a small machine. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Switches that keep Debian's Chromium quiet and offline, and let root start it. */
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

/** Debian's packages, the preferred one first: the headless shell does a fifth less work. */
const packages = ['chromium-headless-shell', 'chromium']

/** The Chromium to use: the configured one, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const system = packages.map((name) => `/usr/bin/${name}`)
  return [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Finds a Chromium, or installs the system's if possible; otherwise prints what to run and exits. */
export function ensureChromium(): string {
  const path = findChromium() ?? (packages.some((name) => aptInstall(name)) ? findChromium() : undefined)
  if (path) return path
  console.error('No Chromium found. Run: sudo apt-get install -y chromium (or set CHROMIUM_PATH to one that is there)')
  process.exit(1)
}
