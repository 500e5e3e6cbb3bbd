import fc from 'fast-check'

/**
 * Property tests start from one seed, so that a passing test keeps passing until the code changes. `SEED=any` explores
 * new values each time, and `SEED=<number>` those of another run.
 */
const { SEED } = process.env
if (SEED !== 'any') fc.configureGlobal({ seed: Number(SEED ?? 4711) })
