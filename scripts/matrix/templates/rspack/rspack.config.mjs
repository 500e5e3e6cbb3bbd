const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2022',
}

export default {
  mode: 'production',
  entry: './main.tsx',
  output: { filename: 'main.js', publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'], fallback: { '@walletconnect/universal-provider': false } },
  module: { rules: [{ test: /\.tsx?$/, use: { loader: 'builtin:swc-loader', options: { jsc } } }] },
  performance: { hints: false },
  stats: 'errors-warnings',
}
