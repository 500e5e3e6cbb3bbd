/** No request waits longer, unless it names a time-out of its own [flow-timeout]. Apart from the other numbers, which `portico/siwx` does without. */
export const requestTimeout = 30_000
