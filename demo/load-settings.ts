import { noSettings, parseConfig, parseQuery, type Settings } from './settings.ts'

/** How long the page waits for the file beside it, in milliseconds. */
const PATIENCE = 2000

/** All settings of this visit; the page's address overrides the file beside the page. */
export async function loadSettings(): Promise<{ settings: Settings; refused: string[] }> {
  const { settings, refused } = parseQuery(location.search)
  return { settings: { ...(await readConfig()), ...settings }, refused }
}

async function readConfig(): Promise<Settings> {
  try {
    const response = await fetch('./config.json', { signal: AbortSignal.timeout(PATIENCE), cache: 'no-cache' })
    return parseConfig(await response.json())
  } catch {
    return noSettings
  }
}
