/** Code that every view after the first one needs, in one file. */
export { transition } from '../../ui/transition.ts'
export { registry } from '../../views/registry.ts'
