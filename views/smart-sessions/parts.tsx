import { Fragment } from 'react'

/** Texts of several sources in one line, each with its own direction. */
export const Parts = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
    <Fragment key={index}>
      {index > 0 ? ' · ' : null}
      <bdi>{part}</bdi>
    </Fragment>
  ))
