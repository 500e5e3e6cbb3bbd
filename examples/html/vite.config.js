// wagmi marks its React hooks for servers, and Vite speaks of each.
const build = { rolldownOptions: { checks: { moduleLevelDirective: false } } }

export default { build }
