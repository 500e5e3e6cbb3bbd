// By its file, for by its name alone it is Node’s own.
export { Buffer } from 'buffer/index.js'
