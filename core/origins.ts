interface Origin {
  scheme: string
  host: string
  port: string
}

/**
 * Origins that are always allowed, so that a dApp can be tried out [config-origin-patterns]; local ones need no entry.
 */
const previews = [
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

const usualPort: Readonly<Record<string, string>> = { http: '80', https: '443' }

/** The parts of an origin or of a pattern; anything after the host is ignored. */
function partsOf(text: string): Origin | undefined {
  const found = /^(?:(https?):\/\/)?([^\s/:?#@[\]\\]+|\[[\da-f:]+\])(?::(\d+|\*))?(?:[/?#].*)?$/i.exec(text.trim())
  if (!found) return undefined
  const [, scheme = '', host = '', port = ''] = found
  const address = `https://${host}`
  // Normalized as in browsers: lower case, with non-Latin scripts in punycode.
  return URL.canParse(address) ? { scheme: scheme.toLowerCase(), host: new URL(address).hostname, port } : undefined
}

/** Compares label by label, so that a star never matches across a dot. */
function fitsHost(pattern: string, host: string): boolean {
  const wanted = pattern.split('.')
  const labels = host.split('.')
  return wanted.length === labels.length && wanted.every((want, at) => fitsLabel(want, labels[at] ?? ''))
}

function fitsLabel(want: string, label: string): boolean {
  const [start = '', ...rest] = want.split('*')
  const end = rest.at(-1)
  if (end === undefined) return want === label
  return rest.length === 1 && label.length > start.length + end.length && label.startsWith(start) && label.endsWith(end)
}

function fits(pattern: Origin, { scheme, host, port }: Origin): boolean {
  const here = port || usualPort[scheme]
  return (
    (pattern.scheme === '' || pattern.scheme === scheme) &&
    (pattern.port === '*' || (pattern.port || usualPort[scheme]) === here) &&
    fitsHost(pattern.host, host)
  )
}

/**
 * Whether a project's allowlist includes an origin [config-origin-patterns]. An empty list allows all; local origins
 * are always allowed. A star matches one label of the host, or the rest of one. A pattern without a scheme matches
 * both, and one without a port the default port.
 */
export function isAllowedOrigin(allowed: readonly string[], origin: string): boolean {
  if (allowed.length === 0 || allowed.includes(origin)) return true
  const here = partsOf(origin)
  if (!here || here.scheme === '') return false
  if (here.host === 'localhost' || here.host === '127.0.0.1') return true
  return [...allowed, ...previews].some((text) => {
    const pattern = partsOf(text)
    return pattern !== undefined && fits(pattern, here)
  })
}
