/** How long a closed approval window may take to reappear, as it does when it is reloaded. */
const RELOAD_MS = 300

/** The open approval windows of one wallet. */
export class ApprovalWindows {
  readonly #open = new Set<object>()
  readonly #abandoned: () => void
  #timer: NodeJS.Timeout | undefined

  /** `abandoned` is called when the user has closed the last window. */
  constructor(abandoned: () => void) {
    this.#abandoned = abandoned
  }

  get any(): boolean {
    return this.#open.size > 0
  }

  /** A window has opened, and accepts requests. */
  add(window: object): void {
    clearTimeout(this.#timer)
    this.#open.add(window)
  }

  /** A window was asked to close itself, so its closing means nothing. */
  dismiss(window: object): void {
    this.#open.delete(window)
  }

  /** A window has closed. */
  closed(window: object): void {
    if (!this.#open.delete(window) || this.any) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#abandoned, RELOAD_MS)
    this.#timer.unref()
  }
}
