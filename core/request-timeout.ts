/** DESIGN 3: nothing that is asked for waits longer, where nothing else is said. Apart from the other numbers, which `portico/siwx` does without. */
export const requestTimeout = 30_000
