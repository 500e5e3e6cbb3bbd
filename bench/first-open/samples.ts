import type { Figure, Figures } from './measures.ts'
import type { PageName } from './pages.ts'

/** The measured values, by page and figure. */
export class Samples {
  readonly #values = new Map<string, number[]>()

  add(page: PageName, figures: Partial<Figures>): void {
    for (const [figure, value] of Object.entries(figures)) {
      const key = `${page} ${figure}`
      this.#values.set(key, [...(this.#values.get(key) ?? []), value])
    }
  }

  of = (page: PageName, figure: Figure): readonly number[] => this.#values.get(`${page} ${figure}`) ?? []
}
