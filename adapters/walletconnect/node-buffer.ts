// By its file path, because the bare name is Node’s own module.
export { Buffer } from 'buffer/index.js'
