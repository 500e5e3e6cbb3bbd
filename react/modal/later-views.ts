/** What the second view brings for all that follow it, in one file. */
export { keepPresses } from '../../ui/keep-press.ts'
export { transition } from '../../ui/transition.ts'
export { registry } from '../../views/registry.ts'
