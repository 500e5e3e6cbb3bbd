/** Whether the wallet of an earlier visit has connected without being asked for by the user. */
export const isSilent = ({ event }: { event: object }): boolean => 'silent' in event && event.silent === true

/** The output of a flow that leads to a wallet; its final state says whether one has connected by itself. */
export const connectedOutput = ({ event: { output } }: { event: { output: unknown } }) =>
  ({ status: 'connected', silent: output === true }) as const
