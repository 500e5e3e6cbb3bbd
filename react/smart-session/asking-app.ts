import { pageIcon } from '../../core/page-icon.ts'
import { pageName } from '../../core/page-name.ts'
import type { AskingApp } from '../../core/smart-session.ts'
import type { Metadata } from '../handle/options.ts'

/** The app of this page. Its name is what the app claims; its site is always the page's real origin. */
export function askingApp(metadata?: Pick<Metadata, 'name' | 'icons'>): AskingApp {
  const { origin } = location
  const iconUrl = metadata?.icons?.[0] ?? pageIcon()
  return { name: metadata?.name || pageName(), url: origin, ...(iconUrl && { iconUrl }) }
}
