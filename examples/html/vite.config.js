// Vite would warn of wagmi's React hooks, which are marked for servers, and of what viem asks for in Node alone.
const rolldownOptions = { checks: { moduleLevelDirective: false }, external: ['node:worker_threads'] }

export default { build: { rolldownOptions } }
