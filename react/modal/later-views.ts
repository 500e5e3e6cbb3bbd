/** What the second view brings for all that follow it, in one file. */
export { transition } from '../../ui/transition.ts'
export { registry } from '../../views/registry.ts'
