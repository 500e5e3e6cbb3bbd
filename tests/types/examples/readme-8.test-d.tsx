// Written by `npm run docs` from README.md, so that its examples compile.
import { statelyWindow } from 'portico/devtools'

export const origin = 'https://inspector.example'
export const other = window.open(origin)
if (other) kit.observe(statelyWindow({ window: other, origin }).attach)
