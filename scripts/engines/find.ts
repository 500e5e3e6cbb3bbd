import { existsSync, globSync } from 'node:fs'

/** Debian's own, and what others call it. */
const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

export const webkitDriverPath = '/usr/bin/WebKitWebDriver'
const xvfbPath = '/usr/bin/Xvfb'

/** The first of some files that is there. @throws where none is */
function found(what: string, paths: string[]): string {
  const path = paths.find((each) => existsSync(each))
  if (path === undefined) throw new Error(`${what} is not installed: npm run check:engines says how`)
  return path
}

export const firefoxPath = (): string => found('Firefox', firefoxes)

/** The browser around WebKitGTK that its driver drives; each machine has it in another folder. */
export const miniBrowserPath = (): string => found('MiniBrowser', globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))

/** Debian's packages of the browsers, beside Chromium, that are not here. */
export const missingPackages = (): string[] => [
  ...(firefoxes.some((path) => existsSync(path)) ? [] : ['firefox-esr']),
  ...(existsSync(webkitDriverPath) ? [] : ['webkit2gtk-driver']),
  ...(existsSync(xvfbPath) ? [] : ['xvfb']),
]
