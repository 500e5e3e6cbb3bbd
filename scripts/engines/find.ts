import { existsSync, globSync } from 'node:fs'

/** Debian's path, and the path of other systems. */
const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

export const webkitDriverPath = '/usr/bin/WebKitWebDriver'
const xvfbPath = '/usr/bin/Xvfb'

/** The first of some files that exists. @throws if none does */
function found(what: string, paths: string[]): string {
  const path = paths.find((each) => existsSync(each))
  if (path === undefined) throw new Error(`${what} is not installed: npm run check:engines says how`)
  return path
}

export const firefoxPath = (): string => found('Firefox', firefoxes)

/** The browser on WebKitGTK that its driver controls; its folder depends on the machine. */
export const miniBrowserPath = (): string => found('MiniBrowser', globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))

/** Debian's packages of the missing browsers, apart from Chromium. */
export const missingPackages = (): string[] => [
  ...(firefoxes.some((path) => existsSync(path)) ? [] : ['firefox-esr']),
  ...(existsSync(webkitDriverPath) ? [] : ['webkit2gtk-driver']),
  ...(existsSync(xvfbPath) ? [] : ['xvfb']),
]
