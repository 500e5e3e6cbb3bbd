/**
 * The default timeout of a request [flow-timeout]. Separate from the other constants, which `portico/siwx` does not
 * need.
 */
export const requestTimeout = 30_000
