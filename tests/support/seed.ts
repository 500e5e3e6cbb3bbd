import fc from 'fast-check'

/**
 * Properties begin from one seed, so that a test that was green stays green until the code changes. `SEED=any` looks
 * elsewhere each time, and `SEED=<number>` where another run has looked.
 */
const { SEED } = process.env
if (SEED !== 'any') fc.configureGlobal({ seed: Number(SEED ?? 4711) })
