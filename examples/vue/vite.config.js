import vue from '@vitejs/plugin-vue'

// wagmi marks its React hooks for servers, and Vite speaks of each.
const build = { rolldownOptions: { checks: { moduleLevelDirective: false } } }
const isCustomElement = (tag) => tag.startsWith('appkit-')

export default { build, plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
