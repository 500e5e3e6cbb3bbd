import { flowNames } from '../../core/routes.ts'

/** The folder of a flow's chart: its name in kebab case. */
export const folderOf = (flow: string): string => flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The folders of all flows' charts, in the order of the table of routes. */
export const flowFolders: readonly string[] = flowNames.map(folderOf)

/** The file of a view, without extension: `SIWXSignMessage` is in `siwx-sign-message.tsx`. */
export const viewFileOf = (view: string): string =>
  view
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
