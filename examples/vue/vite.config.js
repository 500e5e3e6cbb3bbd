import vue from '@vitejs/plugin-vue'

// Vite would warn about wagmi's React hooks, which carry directives for servers, and about a module that viem imports
// in Node alone.
const rolldownOptions = { checks: { moduleLevelDirective: false }, external: ['node:worker_threads'] }
const isCustomElement = (tag) => tag.startsWith('appkit-')

export default { build: { rolldownOptions }, plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
