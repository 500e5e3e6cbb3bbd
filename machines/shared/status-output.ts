/**
 * What a chart puts out whose final states say a status, and nothing besides.
 * @param statuses the statuses that there are
 * @param instead where the final state says none of them
 */
export const statusOutput =
  <const Status extends string>(statuses: readonly Status[], instead: NoInfer<Status>) =>
  ({ event: { output } }: { event: { output: unknown } }): { status: Status } => ({
    status: statuses.find((status) => status === Object(output).status) ?? instead,
  })
