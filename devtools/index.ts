// What brings the stage and the charts along is not exported here: a bundler would fetch the panel with the button.
export { mountDevtools, PorticoDevtools, type PorticoDevtoolsProps } from './panel/devtools.tsx'
