// Vite would warn about wagmi's React hooks, which carry directives for servers, and about a module that viem imports
// in Node alone.
const rolldownOptions = { checks: { moduleLevelDirective: false }, external: ['node:worker_threads'] }

export default { build: { rolldownOptions } }
