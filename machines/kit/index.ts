export { kitMachine } from './chart.ts'
export type { Environment, KitEmitted, KitEvent, KitInput } from './types.ts'
