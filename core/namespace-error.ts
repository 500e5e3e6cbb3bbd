/** The message of what hooks and commands about connections throw where there is no adapter: only pages with such hooks load it early. */
export const namespaceErrorMessages = { 'hook.namespace': 'No namespace found' } as const
