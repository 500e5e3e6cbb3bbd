/**
 * The output of a chart whose final states have only a status.
 * @param statuses the valid statuses
 * @param instead the fallback if the final state has none of them
 */
export const statusOutput =
  <const Status extends string>(statuses: readonly Status[], instead: NoInfer<Status>) =>
  ({ event: { output } }: { event: { output: unknown } }): { status: Status } => ({
    status: statuses.find((status) => status === Object(output).status) ?? instead,
  })
