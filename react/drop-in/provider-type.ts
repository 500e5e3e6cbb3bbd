/** The live provider of an EVM wallet, as in EIP-1193. */
export interface Provider {
  request<T>(request: { method: string; params?: readonly unknown[] | object }): Promise<T>
  on(event: string, listener: (...parameters: never[]) => void): void
  removeListener(event: string, listener: (...parameters: never[]) => void): void
}
