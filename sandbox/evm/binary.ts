import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
}

/**
 * The path of the anvil binary for this machine. It is spawned directly, since the package's own wrapper would be a
 * second process.
 */
export function anvilBinary(platform: string = process.platform, arch: string = process.arch): string {
  const suffix = PACKAGES[`${platform}-${arch}`]
  if (!suffix) {
    throw new Error(`The sandbox has no anvil for ${platform}-${arch}. It runs on ${Object.keys(PACKAGES).join(', ')}.`)
  }
  const name = `@foundry-rs/anvil-${suffix}`
  try {
    const wrapper = require.resolve('@foundry-rs/anvil/package.json')
    return createRequire(wrapper).resolve(`${name}/bin/anvil`)
  } catch (cause) {
    throw new Error(`${name} is not installed. Run \`npm install\` without \`--omit=optional\`.`, { cause })
  }
}
