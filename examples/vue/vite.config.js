import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => tag.startsWith('appkit-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
