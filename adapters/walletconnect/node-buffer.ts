// By its file, for by its name alone it is Node's own; and imported like this, it costs pages without it nothing.
export { Buffer } from 'buffer/index.js'
