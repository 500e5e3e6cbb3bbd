import vue from '@vitejs/plugin-vue'

// Vite would warn of wagmi's React hooks, which are marked for servers, and of what viem asks for in Node alone.
const rolldownOptions = { checks: { moduleLevelDirective: false }, external: ['node:worker_threads'] }
const isCustomElement = (tag) => tag.startsWith('appkit-')

export default { build: { rolldownOptions }, plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
