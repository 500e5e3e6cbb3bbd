import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

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
  const path = findChromium() ?? (install() ? findChromium() : undefined)
  if (path) return path
  console.error('No Chromium found. Run: sudo apt-get install -y chromium (or set CHROMIUM_PATH to one that is there)')
  process.exit(1)
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', '--version')) return false
  console.log('No Chromium found: installing it with apt-get')
  if (!succeeds('apt-get', 'update', '-q')) return false
  return packages.some((name) => succeeds('apt-get', 'install', '-y', '-q', name))
}

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: args.length > 1 ? 'inherit' : 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
