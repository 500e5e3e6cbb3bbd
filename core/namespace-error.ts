/** The message of connection hooks and commands without an adapter: only pages with such hooks load it early. */
export const namespaceErrorMessages = { 'hook.namespace': 'No namespace found' } as const
