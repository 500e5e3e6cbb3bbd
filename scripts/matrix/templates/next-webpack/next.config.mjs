export default {
  webpack(config) {
    config.resolve.fallback = { ...config.resolve.fallback, '@walletconnect/universal-provider': false }
    return config
  },
}
