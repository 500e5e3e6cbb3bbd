import { Fragment } from 'react'

/** Words of several sources in a line, each with a direction of its own. */
export const Parts = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no order but this one
    <Fragment key={index}>
      {index > 0 ? ' · ' : null}
      <bdi>{part}</bdi>
    </Fragment>
  ))
