export * from 'viem/chains'
