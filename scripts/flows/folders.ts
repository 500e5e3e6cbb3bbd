import { flowNames } from '../../core/routes.ts'

/** The folder of a flow's chart: its name in lower case, with hyphens. */
export const folderOf = (flow: string): string => flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The folders of all flows' charts, in the order of the table of routes. */
export const flowFolders: readonly string[] = flowNames.map(folderOf)
