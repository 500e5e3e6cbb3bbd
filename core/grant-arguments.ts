/** What a dApp opens `SmartSessionCreated` with: `grantPermissions` of `portico/smart-session` does. */
export interface GrantArguments {
  /** By which the page waits for the answer. */
  id: string
  request: object
}
