import { drawWithPortico } from '../with-portico.tsx'

drawWithPortico({
  projectId: '0123456789abcdef0123456789abcdef',
  metadata: { name: 'Bench', description: 'Bench', url: location.origin, icons: [] },
})
