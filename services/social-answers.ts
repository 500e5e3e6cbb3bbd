import * as z from 'zod/mini'
import { formed, parse } from '../core/schema.ts'
import type { WindowFact } from '../machines/social-login/window.ts'
import type { OpenedWindow } from './social-window.ts'

/** How often to check whether a window has been closed, in milliseconds: there is no event for that. */
const pollGap = 1_000

const answer = z.object({ resultUri: formed(5_000, /^https?:\/\//) })

/** A login in a window. */
export interface SocialAnswers {
  /** Navigates it to the provider. */
  lead(uri: string): void
  /** Closes it, and stops listening. */
  end(): void
}

/** Reports on a login in a window: only messages from that window and its origin count [social-origin]. */
export function socialAnswers({ page, origin }: OpenedWindow, heard: (fact: WindowFact) => void): SocialAnswers {
  if (!page) {
    heard({ type: 'window.blocked' })
    return { lead: () => undefined, end: () => undefined }
  }
  const hear = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source !== page) return
    const said = parse(answer, data)
    if (!said) return
    heard(from === origin ? { type: 'window.answered', uri: said.resultUri } : { type: 'window.strange' })
  }
  const look = () => {
    if (page.closed) heard({ type: 'window.closed' })
  }
  const timer = setInterval(look, pollGap)
  window.addEventListener('message', hear)
  return {
    lead(uri) {
      page.location.href = uri
    },
    end() {
      clearInterval(timer)
      window.removeEventListener('message', hear)
      page.close()
    },
  }
}
