import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleFile } from './samples/write.ts'
import { root } from './shell.ts'

const { path, text } = sampleFile()
writeFileSync(join(root, path), text)
console.log(path)
