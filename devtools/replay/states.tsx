import type { RunningChart } from './selectors.ts'

/** The active states of all running charts, as text. */
export const States = ({ charts }: { charts: readonly RunningChart[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
  <section className="states scroll" aria-label="States" tabIndex={0}>
    <dl>
      {charts.map(({ at, chart, states, done }) => (
        <div key={at} className="states-chart">
          <dt className="cut">
            <bdi>{at === '' ? chart : at}</bdi>
            {done ? <span className="tag">done</span> : null}
          </dt>
          {states.map((state) => (
            <dd key={state} className="mono">
              {state}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
)
