import type { AdapterReport, Receipt, WalletAdapter } from '../../machines/ports.ts'

/** An adapter's reports, kept in order, so that a test can wait for them without a clock. */
export function watching(adapter: WalletAdapter) {
  const reports: AdapterReport[] = []
  /** The provider of the active connection at each report. */
  const providers: unknown[] = []
  const waiting = new Set<() => void>()
  const stop = adapter.watch((report) => {
    reports.push(report)
    providers.push(report.current === null ? undefined : adapter.provider(report.current))
    for (const look of [...waiting]) look()
  })
  const latest = (): AdapterReport => {
    const report = reports.at(-1)
    if (!report) throw new Error('The adapter has reported nothing: the first report is due at once.')
    return report
  }
  return {
    reports,
    providers,
    latest,
    stop,
    /** Resolves with the first report, starting with the latest one, for which `is` holds. */
    until: (is: (report: AdapterReport) => boolean): Promise<AdapterReport> =>
      new Promise((resolve) => {
        const look = () => {
          if (!is(latest())) return
          waiting.delete(look)
          resolve(latest())
        }
        waiting.add(look)
        look()
      }),
  }
}

/** The error that a promise is rejected with. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`It should have failed, and resolved with ${JSON.stringify(value)}.`)
    },
    (cause: unknown) => cause,
  )

/** A signal that is never aborted. */
export const patient = (): AbortSignal => new AbortController().signal

/** A transaction's final status: the node is asked until it is no longer pending, as the kit does. */
export async function endOf(
  adapter: Pick<WalletAdapter, 'receipt'>,
  query: Parameters<WalletAdapter['receipt']>[0],
): Promise<Receipt> {
  for (;;) {
    const receipt = await adapter.receipt(query, patient())
    if (receipt.status !== 'pending') return receipt
  }
}
